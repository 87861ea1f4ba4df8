/** The languages that an owner may read, whatever the site's are. */
export type OwnerLanguage = 'it' | 'en';

export type InBoth = Record<OwnerLanguage, string>;
