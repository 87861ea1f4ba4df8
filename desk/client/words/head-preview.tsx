import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { headLengths, pageTitle } from '../../../build/content/messages/page-title.ts';
import { languageName } from '../../../build/content/values/value-names.ts';
import { languageIds } from '../../../src/i18n/languages.ts';
import { addressOf, headKeys, routeOf, routes } from '../../../src/navigation/routes.ts';
import { dictionaryFile, flatMessages } from '../../content/content.ts';
import { shortened } from '../../content/message-text.ts';
import type { DeskState } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { dataIn } from '../drafts/drafts.ts';
import { Note } from '../ui/controls.tsx';
import { Part } from '../ui/panel.tsx';
import styles from './words.module.css';

/** A title or a description as a search engine shows it. */
const shownText = (text: string, name: string, isTitle: boolean) =>
  (isTitle ? pageTitle(text, name) : text).replaceAll('{name}', name);

const identityOf = ({ files }: DeskState) => {
  const { name = '', site = '' } = Object(files[hotelFiles.identity]) as { name?: string; site?: string };
  return { name, site };
};

/** The page whose head contains a message, and the message's part in it. */
function headOf(messageKey: string) {
  const parts = [...routes, routeOf('not-found')].flatMap((route) => [
    { route, part: 'title', key: headKeys(route).title } as const,
    { route, part: 'description', key: headKeys(route).description } as const,
  ]);
  return parts.find(({ key }) => key === messageKey);
}

/** The length of a title or a description with its limits. */
export function LengthMeter({ messageKey, text }: { messageKey: string; text: string }) {
  const { state, t } = useDesk();
  const head = headOf(messageKey);
  if (!head) return null;
  const [least, most] = headLengths[head.part];
  const { length } = [...shownText(text, identityOf(state).name, head.part === 'title')];
  const fits = length >= least && length <= most;
  return (
    <div className={styles.length} data-fits={fits}>
      <meter
        low={least}
        high={most}
        optimum={(least + most) / 2}
        max={least + most}
        value={length}
        aria-label={t.length}
      />
      <span>{t.characters(length, least, most)}</span>
    </div>
  );
}

/** A preview of the search result of the page whose head contains a message. */
export function HeadPreview({ messageKey }: { messageKey: string }) {
  const now = useDesk();
  const { state, t } = now;
  const { language: desk } = now;
  const { route } = headOf(messageKey) ?? {};
  if (!route || route.id === 'not-found') return null;
  const keys = headKeys(route);
  const { name, site } = identityOf(state);
  return (
    <Part title={t.searchResultPreview}>
      {languageIds.map((language) => {
        const texts = flatMessages(dataIn(now, dictionaryFile(language)));
        const shown = (key: string) => shownText(texts[key] ?? '', name, key === keys.title);
        const address = site.replace('https://', '') + addressOf(route.id, language);
        return (
          <article key={language} className={styles.result} lang={language} aria-label={languageName(language, desk)}>
            <Note>{address.split('/').filter(Boolean).join(' › ')}</Note>
            <p className={styles.title}>{shortened(shown(keys.title), 62)}</p>
            <Note>{shortened(shown(keys.description), 158)}</Note>
          </article>
        );
      })}
    </Part>
  );
}
