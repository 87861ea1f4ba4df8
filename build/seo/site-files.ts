// Files beside the pages: for search engines, home screens, address books and language models.

import { mkdir, writeFile } from 'node:fs/promises';
import { absoluteAddress } from '../../src/app/absolute-address.ts';
import { contactFile, hotel } from '../../src/hotel/identity.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { addressOf, fileIn, routes } from '../../src/navigation/routes.ts';
import { colourToken } from '../colour-token.ts';
import { createTranslator } from '../content/messages/site-messages.ts';
import { contactCard } from './contact-card.ts';
import { factSheet } from './fact-sheet.ts';

/** The text of each file by its path from the root. */
const siteFiles = (): [path: string, text: string][] => [
  ['/sitemap.xml', sitemap()],
  ['/.well-known/security.txt', securityText()],
  ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${hotel.site}/sitemap.xml\n`],
  ...languageIds.flatMap((language): [string, string][] => [
    [fileIn(language, 'manifest.webmanifest'), manifest(language)],
    [fileIn(language, 'llms.txt'), factSheet(language)],
    [fileIn(language, contactFile), contactCard(language)],
  ]),
];

/** `security.txt` (RFC 9116). It expires within a year, on the first of a month, so that builds of one month are identical. */
function securityText(): string {
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth()));
  return [
    `Contact: mailto:${hotel.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${hotel.spokenLanguages.join(', ')}`,
    `Canonical: ${hotel.site}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Every page in every language, with its alternates. */
function sitemap(): string {
  const entries = routes.flatMap(({ id }) => {
    const alternates = [...languageIds.map((of) => [of, of] as const), ['x-default', languageIds[0]] as const].map(
      ([hreflang, of]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absoluteAddress(id, of)}"/>`,
    );
    return languageIds.map((language) =>
      ['<url>', `<loc>${absoluteAddress(id, language)}</loc>`, ...alternates, '</url>'].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

function manifest(language: Language): string {
  const t = createTranslator(language);
  const ground = colourToken('ground').day;
  const start = addressOf('home', language);
  return JSON.stringify({
    id: start,
    start_url: start,
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: hotel.name,
    short_name: hotel.name,
    description: t('hero.head.description', { name: hotel.name }),
    // keeps the back button, which visitors need on other sites: the booking engine and the maps
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    categories: ['travel', 'food'],
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
    shortcuts: [
      { name: t('nav.bookNow'), url: `${start}#book` },
      { name: t('common.callUs'), url: `${addressOf('contact', language)}#cards` },
      { name: t('common.directions'), url: `${addressOf('location', language)}#address` },
    ].map((shortcut) => ({ ...shortcut, icons: [icon(192)] })),
  });
}

/** Writes the files to `dist`. */
export async function writeSiteFiles(dist: URL): Promise<void> {
  for (const [path, text] of siteFiles()) {
    const file = new URL(`.${path}`, dist);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, text);
  }
}
