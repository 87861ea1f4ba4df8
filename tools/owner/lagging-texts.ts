// Lagging texts: texts whose other language has changed since, in the desk's versions or in the current files.
import { readerOf } from '../../build/content/content-file.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { beforeVersion, type History, type OwnText, reviewOf, type Texts, textsAt, textsIn } from './own-texts.ts';

interface LaggingText extends OwnText {
  /** the language that has changed since */
  after: Language;
}

/** The lagging languages of a text, and the language that changed last. */
interface Lag {
  lagging: Language[];
  after: Language;
}

/** The texts at a point in time, and the lags of those that have changed until then, by key. */
interface Moment {
  texts: Texts;
  lags: ReadonlyMap<string, Lag>;
}

function nextMoment({ texts: before, lags: known }: Moment, texts: Texts): Moment {
  const lags = new Map(known);
  for (const [key, { in: now }] of texts) {
    const changed = (language: Language) => now[language] !== before.get(key)?.in[language];
    const first = languageIds.find(changed);
    if (!first) continue;
    const unchanged = (language: Language) => !changed(language);
    const { lagging = [], after } = lags.get(key) ?? {};
    if (after && lagging.some(changed)) lags.set(key, { lagging: lagging.filter(unchanged), after });
    else lags.set(key, { lagging: languageIds.filter(unchanged), after: first });
  }
  return { texts, lags };
}

// reading hundreds of versions takes a second, and the desk needs them after each change
let known: { versions: readonly string[]; moment: Moment } | undefined;

/** The newest version. Texts lag since the 200th newest one, or since the first call. */
function newestMoment(root: URL, { versions }: History): Moment | undefined {
  const done = known?.versions.every((version, index) => version === versions[index]) ? known : undefined;
  const last = versions.slice(done?.versions.length ?? -200);
  let moment = done?.moment;
  for (const texts of textsAt(root, moment ? last : [beforeVersion(last[0]), ...last])) {
    moment = moment ? nextMoment(moment, texts) : { texts, lags: new Map() };
  }
  // without versions, the newest commit stands in, which may change
  known = moment && versions.length > 0 ? { versions, moment } : undefined;
  return moment;
}

/** The lagging texts, in the order of the files; none outside a repository. */
export function laggingTexts(root: URL, history: History): LaggingText[] {
  const newest = newestMoment(root, history);
  if (!newest?.texts.size) return [];
  const { texts: now, lags } = nextMoment(newest, textsIn(readerOf(root)));
  return [...now].flatMap(([key, { in: texts, placeIn }]) => {
    const lag = lags.get(key);
    if (!lag) return [];
    const { lagging, after } = lag;
    return lagging.flatMap((language): LaggingText[] => {
      const review = reviewOf(language, key, texts[after] ?? '');
      if (history.reviews.has(review)) return [];
      return [{ key, language, after, text: texts[language] ?? '', review, ...placeIn(language) }];
    });
  });
}
