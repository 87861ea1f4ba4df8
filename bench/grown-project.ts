import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// some words of each language, with its special letters
const lexicon: Record<string, string> = {
  it: 'mare terrazza limone sale vento luce estate città però già perché così qualità camera finestra barca sentiero cupola maiolica festa',
  en: 'sea terrace lemon salt wind light summer town though already because thus quality room window boat path dome majolica feast',
  de: 'Meer Terrasse Zitrone Salz Wind Licht Sommer Stadt Straße früh schön grün Qualität Zimmer Fenster Boot Weg Kuppel Majolika Fest',
  fr: 'mer terrasse citron sel vent lumière été ville œuvre déjà parce ainsi qualité chambre fenêtre bateau sentier coupole majolique fête',
  es: 'mar terraza limón sal viento luz verano ciudad niño ya porque así calidad cámara ventana barca sendero cúpula mayólica fiesta',
};

const textsOnPage = 24;

/** The same seed gives the same text, so that builds can be compared. */
function writer(language: string, seed: number) {
  const words = (lexicon[language] ?? '').split(' ');
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return words[state % words.length] ?? '';
  };
  return (count: number) => {
    const text = Array.from({ length: count }, next).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

function change(file: string, from: string | RegExp, to: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} no longer has the form that bench/grown-project.ts expects.`);
  writeFileSync(file, after);
}

/** Copies each English text to other languages. */
function withLanguages(languages: string[], data: unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => withLanguages(languages, item));
  if (typeof data !== 'object' || data === null) return data;
  const more = 'en' in data ? languages.map((language) => [language, data.en]) : [];
  const same = Object.entries(data).map(([key, value]) => [key, withLanguages(languages, value)]);
  return Object.fromEntries([...same, ...more]);
}

/** Adds generated pages and languages to a copy of the project up to the given numbers. */
export function growProject(root: string, pages: number, languages: number): void {
  const at = (path: string) => join(root, path);
  const has = (file: string, pattern: RegExp) => readFileSync(at(file), 'utf8').match(pattern)?.length ?? 0;
  const fresh = Array.from(
    { length: pages - has('src/navigation/routes.ts', /^ {4}id: /gm) },
    (_, index) => `extra${index + 1}`,
  );
  const allLanguages = Object.keys(lexicon).slice(0, languages);
  const added = allLanguages.slice(2);
  if (!fresh.length && !added.length) return;

  change(at('src/navigation/routes.ts'), /\n\];\n/, (end) =>
    fresh
      .map(
        (id) =>
          `\n  { id: '${id}' as PageId, path: '/${id}', messageGroups: ['${id}'], scene: 'terrace-bar', sceneAlt: 'terrazza.title' },`,
      )
      .join('')
      .concat(end),
  );
  change(at('src/navigation/routes.ts'), /\n\} as const;\n/, (end) =>
    added
      .map((id) => `\n  ${id}: { prefix: '/${id}', locale: '${id}_${id.toUpperCase()}' },`)
      .join('')
      .concat(end),
  );
  change(at('build/content/example-messages.ts'), /\n\};\n/, (end) =>
    added
      .map((id) => `\n  ${id}: { text: '', title: '', description: '', alt: '', announcement: ['', ''] },`)
      .join('')
      .concat(end),
  );
  for (const file of ['src/announcements/announcements.json', 'src/hotel/identity.json'].map(at))
    writeFileSync(file, JSON.stringify(withLanguages(added, JSON.parse(readFileSync(file, 'utf8')))));
  change(at('src/app/route-loaders.ts'), /\n\};\n$/, (end) =>
    fresh
      .map((id) => `\n  ${id}: () => import('../pages/${id}/${id}.tsx'),`)
      .join('')
      .concat(end),
  );
  for (const language of allLanguages) {
    const base = at(`src/i18n/${language === 'it' ? 'it' : 'en'}.json`);
    const copy = JSON.parse(readFileSync(base, 'utf8')) as Record<string, Record<string, string>>;
    fresh.forEach((id, index) => {
      const write = writer(language, index + 1);
      copy[id] = {
        'head.title': `${write(3)} ${index}`,
        'head.description': `${write(12)} ${index}`,
        title: `${write(2)} <em>${write(2)}</em>`,
        'alt.terraceBar': write(8),
        ...Object.fromEntries(Array.from({ length: textsOnPage }, (_, text) => [`text${text}`, write(25)])),
      };
      (copy.nav as Record<string, string>)[id] = write(1);
    });
    writeFileSync(at(`src/i18n/${language}.json`), JSON.stringify(copy));
  }
  for (const id of fresh) {
    mkdirSync(at(`src/pages/${id}`));
    writeFileSync(at(`src/pages/${id}/${id}.tsx`), pageSource(id));
    writeFileSync(at(`src/pages/${id}/${id}.module.css`), styleSource(id));
  }
}

/** A page with sections like the real ones: a hero, texts, a list. */
function pageSource(id: string): string {
  return `import scene from 'picture:terrace-bar';
import { Trans, useTranslate } from '../../i18n/translate.tsx';
import { BookingLink } from '../../layout/booking-link.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './${id}.module.css';

const texts = Array.from({ length: ${textsOnPage} }, (_, index) => \`${id}.text\${index}\`);

export function Page() {
  const t = useTranslate();
  return (
    <>
      <Picture of={scene} alt={t('${id}.alt.terraceBar')} priority />
      <Section labelledBy="${id}" className={styles.hero}>
        <h1 id="${id}"><Trans k="${id}.title" /></h1>
        {texts.slice(0, 4).map((key) => <p key={key}>{t(key)}</p>)}
        <PageLink to="contact">{t('nav.contact')}</PageLink>
      </Section>
      <Section tone="deep" labelledBy="${id}-more" className={styles.more}>
        <h2 id="${id}-more">{t('${id}.title')}</h2>
        <ul>{texts.slice(4).map((key) => <li key={key}>{t(key)}</li>)}</ul>
        <BookingLink>{t('nav.bookNow')}</BookingLink>
      </Section>
    </>
  );
}
`;
}

function styleSource(id: string): string {
  const rule = (name: string) => `  .${name} {\n    display: grid;\n    gap: 1rem;\n    max-inline-size: 60rem;\n  }\n`;
  return `@layer page {\n${rule('hero')}${rule('more')}  .${id} {\n    color: var(--ink);\n  }\n}\n`;
}
