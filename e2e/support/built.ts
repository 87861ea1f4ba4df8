import { existsSync, readFileSync } from 'node:fs';
import { test as base, type Page } from './site.ts';

const dist = new URL('../../dist/', import.meta.url);

/** A file of the built site by its path from the root. */
export const built = (path: string): Buffer => readFileSync(new URL(`.${path}`, dist));
export const isBuilt = (path: string): boolean => existsSync(new URL(`.${path}`, dist));

/** The file that holds the document of an address. */
export const fileOf = (address: string): string => (address === '/' ? '/index.html' : `${address}.html`);

/** A `title`, `meta` or `link`: its name, its text and its attributes. */
export type Tag = { name: string; text: string } & Record<string, string>;

/** A document as a browser's own parser reads it. */
export interface ParsedDocument {
  lang: string;
  tags: Tag[];
  /** the structured data */
  data: string[];
  ids: string[];
}

/** Runs in the browser. Reads a document given as text, or else the one in view. */
function read(html?: string): ParsedDocument {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const texts = (selector: string) =>
    Array.from(page.querySelectorAll(selector), (element) => element.textContent ?? '');
  return {
    lang: page.documentElement.lang,
    tags: Array.from(page.head.querySelectorAll('title, meta, link'), (element) => ({
      ...Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      name: element.getAttribute('name') ?? element.localName,
      text: element.textContent ?? '',
    })),
    data: texts('script[type="application/ld+json"]'),
    ids: Array.from(page.querySelectorAll('[id]'), ({ id }) => id),
  };
}

/** What the document in view says now. */
export const readInView = (page: Page): Promise<ParsedDocument> => page.evaluate(read, undefined);

interface Parsers {
  /** parses the built document of an address */
  parse: (address: string) => Promise<ParsedDocument>;
  /** parses XML: every element with these names, its attributes and its text, and what went wrong */
  parseXml: (
    xml: string,
    names: string[],
  ) => Promise<{ name: string; text: string; attributes: Record<string, string> }[]>;
}

/** For tests of what the build has written: they parse it with a browser's own parsers, in an empty page. */
export const test = base.extend<Parsers>({
  parse: async ({ page }, use) => {
    await use((address) => page.evaluate(read, built(fileOf(address)).toString()));
  },
  parseXml: async ({ page }, use) => {
    await use((xml, names) =>
      page.evaluate(
        ([text, wanted]) => {
          const parsed = new DOMParser().parseFromString(text, 'application/xml');
          return Array.from(parsed.querySelectorAll('*'))
            .filter(({ tagName }) => wanted.includes(tagName) || tagName === 'parsererror')
            .map((element) => ({
              name: element.tagName,
              text: element.children.length ? '' : (element.textContent ?? ''),
              attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
            }));
        },
        [xml, names] as const,
      ),
    );
  },
});
