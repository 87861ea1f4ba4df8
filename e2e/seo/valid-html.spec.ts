import { HtmlValidate } from 'html-validate';
import { built, builtFiles } from '../support/built.ts';
import { expect, test } from '../support/site.ts';

const documents = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: built(file).toString() }));
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

const faultsIn = async (html: string) =>
  (await checker.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );

test('every document is valid HTML', async () => {
  expect(documents.length).toBeGreaterThanOrEqual(16);
  for (const { file, html } of documents) expect(await faultsIn(html), file).toEqual([]);
  expect(await faultsIn('<!doctype html><p><div></div></p>')).not.toEqual([]);
});

test('every link to a part of a page leads to an element of that page', () => {
  const pages = new Map(documents.map(({ file, html }) => [file.replace(/(?:index)?\.html$/, ''), html]));
  for (const [own, html] of pages) {
    const links = [...html.matchAll(/<a [^>]*href="([^":#]*)#([^"]+)"/g)];
    // the footer alone has two
    expect(links.length, own).toBeGreaterThan(1);
    for (const [, path, id] of links) {
      expect(pages.get(path || own)?.includes(` id="${id}"`), `${path}#${id} on ${own}`).toBe(true);
    }
  }
});

test('every data URL holds only characters that a URL may hold', () => {
  for (const { file, html } of documents) {
    const urls = Array.from(html.matchAll(/ (?:src|href)="(data:[^"]*)"/g), ([, url]) => url);
    expect(urls.length, file).toBeGreaterThan(0);
    expect(
      urls.filter((url) => /[\s{}|\\^`[\]<>]|#(?!x27;)/.test(String(url))),
      file,
    ).toEqual([]);
  }
});

test('every document preloads a file once', () => {
  for (const { file, html } of documents) {
    const urls = Array.from(html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"#]*)/g), ([, url]) => url);
    expect(urls, file).toEqual([...new Set(urls)]);
  }
});
