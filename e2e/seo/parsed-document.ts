import { built, fileOf } from '../support/built.ts';
import { test as base, type Page } from '../support/site.ts';

/** A `title`, `meta` or `link` with its attributes. */
export type Tag = { name: string; text: string } & Record<string, string>;

/** A document as a browser parses it. */
export interface ParsedDocument {
  lang: string;
  tags: Tag[];
  /** the structured data */
  data: string[];
}

/** Runs in the page. Parses HTML, or reads the current document. */
function read(html?: string): ParsedDocument {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return {
    lang: page.documentElement.lang,
    tags: Array.from(page.head.querySelectorAll('title, meta, link'), (element) => ({
      ...Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      name: element.getAttribute('name') ?? element.localName,
      text: element.textContent ?? '',
    })),
    data: Array.from(
      page.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }) => textContent ?? '',
    ),
  };
}

/** Reads the current document. */
export const readCurrentDocument = (page: Page): Promise<ParsedDocument> => page.evaluate(read, undefined);

/** `parse` reads the built document of an address with the browser's parser, in an empty page. */
export const test = base.extend<{ parse: (address: string) => Promise<ParsedDocument> }>({
  parse: async ({ page }, use) => {
    await use((address) => page.evaluate(read, built(fileOf(address)).toString()));
  },
});
