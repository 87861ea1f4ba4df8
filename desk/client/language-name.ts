/** The names of languages, as the desk calls them; others by their own code. */
export function languageName(language: string, of: string): string {
  const name = new Intl.DisplayNames([of], { type: 'language' }).of(language) ?? language;
  return name[0]?.toUpperCase() + name.slice(1);
}
