declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';

  type Loaders = Record<string, () => Promise<{ default: Messages }>>;
  /** by language and part of the site */
  const loaders: Record<import('../i18n/languages.ts').Language, Loaders>;
  export default loaders;
}

declare module 'virtual:announcement-periods' {
  const periods: readonly import('../announcements/periods.ts').Period[];
  export default periods;
}

declare module 'virtual:topics' {
  /** the topics of the useful information that have a value; messages hold their texts */
  const topics: readonly string[];
  export default topics;
}

declare module 'markup:*' {
  /** a small drawing to inline, in its colours for day and night */
  const drawing: { viewBox: string; paths: { d: string; fill: string }[] };
  export default drawing;
}

declare module 'pictures:*' {
  /** the pictures of a list's entries, by id */
  const pictures: Partial<Record<string, import('../ui/picture/picture-source.ts').PictureSource>>;
  export default pictures;
}

declare module 'picture:*' {
  const picture: import('../ui/picture/picture-source.ts').PictureSource;
  export default picture;
}
