import { createTranslator } from '../build/prerender/translator.ts';
import { hotel } from '../src/hotel/identity.ts';
import { addressOf, type Language, type PageId } from '../src/navigation/routes.ts';
import type { Visitor } from './visitor.ts';

export const t = { it: createTranslator('it'), en: createTranslator('en') };
export const { it } = t;

const titleOf = (id: PageId, language: Language) =>
  t[language](`${id === 'home' ? 'hero' : id}.head.title`, { name: hotel.name });
export const inNewTab = (text: string, language: Language) => `${text} (${t[language]('common.newTab')})`;

/** What tells one page in one language from the others. */
export const sign = () => ({ title: document.title, language: document.documentElement.lang, path: location.pathname });
export const signOf = (id: PageId, language: Language, half = language) => ({
  title: titleOf(id, language),
  language,
  path: addressOf(id, half),
});

/** A note on the window, which a reload would wipe off. */
export const mark = (visitor: Visitor) => visitor.run(() => void Object.assign(window, { mark: 'kept' }));
export const isMarked = (visitor: Visitor) => visitor.sees(true, () => 'mark' in window);

/** Waits until a page has been reached without a reload: named, announced, with its title in focus, at its top. */
export async function arrives(visitor: Visitor, id: PageId): Promise<void> {
  await visitor.sees(signOf(id, 'it'), sign);
  await visitor.sees({ focus: 'H1', top: 0, said: titleOf(id, 'it') }, () => ({
    focus: document.activeElement?.tagName,
    top: scrollY,
    said: Array.from(document.querySelectorAll('p[role=status]'), (status) => status.textContent).join(),
  }));
  await isMarked(visitor);
}
