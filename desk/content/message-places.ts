// The pages that show a message, and its kind of text.
import { layoutMessageGroups, type RouteId, routes } from '../../src/navigation/routes.ts';
import type { Sentence } from '../protocol.ts';
import { type Catalogue, catalogues } from '../sentences/sentences.ts';
import { type Content, dictionaryFile } from './content.ts';
import { valueAt } from './entry-path.ts';

/** The name of a page in the menu. */
export function pageName(content: Content, id: string, language: string): string {
  if (id === 'not-found') return '404';
  return String(valueAt(content.files[dictionaryFile(language)], ['nav', id]) ?? id);
}

/** The pages that use a message; undefined means all. */
export function pagesOf(key: string): RouteId[] | undefined {
  const [group = ''] = key.split('.');
  if (/notFound/.test(key)) return ['not-found'];
  if ((layoutMessageGroups as readonly string[]).includes(group)) return undefined;
  return routes.filter(({ messageGroups }) => messageGroups.includes(group)).map(({ id }) => id);
}

export type Kind = keyof Catalogue['textKinds'];

// by the key within its group
const kinds: [Kind, RegExp][] = [
  ['alt', /^alt\.|\.alt$/],
  ['head', /^head\.|^notFound\.head/],
  ['notice', /^(?:toast|loadFailed)\.|^share\.|^form\.letter/],
  ['mail', /^mail\./],
  ['print', /^sheet\./],
  ['notFound', /^notFound\./],
  [
    'label',
    /^(?:openMenu|closeMenu|main|skip|logo|toggle\.name|newTab|gallery\.|footer\.nav|label|close|previous|next|map\.title)/,
  ],
];

/** The kind of a message's text. Owners filter by it to find texts that are not visible. */
export function kindOf(key: string): Kind {
  const inGroup = key.slice(key.indexOf('.') + 1);
  return kinds.find(([, pattern]) => pattern.test(inGroup))?.[0] ?? 'text';
}

/** A description of the places of a message. */
export function placeText(content: Content, key: string, language: keyof Sentence): string {
  const t = catalogues[language];
  const pages = pagesOf(key);
  const where = pages ? pages.map((id) => pageName(content, id, language)).join(', ') : t.everyPage;
  return `${t.textKinds[kindOf(key)]} · ${where}`;
}
