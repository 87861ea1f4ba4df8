import { useEffect, useState } from 'react';
import { languageIds } from '../../../src/i18n/languages.ts';
import { Field } from '../../../src/ui/field.tsx';
import { messagesIn, placeOf } from '../../content/content.ts';
import { placeKey } from '../../content/entry-path.ts';
import { type Kind, kindOf, placeText } from '../../content/message-places.ts';
import { plainText } from '../../content/message-text.ts';
import type { DeskState } from '../../protocol.ts';
import { catalogues } from '../../sentences/sentences.ts';
import { useDesk } from '../desk-store.ts';
import { openPicked } from '../panel-for.ts';
import { currentSite, openPageOf, outlineOnSite } from '../site-frame.ts';
import { LinkItem, LinkList, Note, SmallButton } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { backTo, Panel, Part } from '../ui/panel.tsx';
import { MessagePanel } from './message-panel.tsx';

/** The panel of texts: a search, or one message in every language. */
export function WordsPanel() {
  const { panel } = useDesk();
  return panel?.subject ? <MessagePanel key={panel.subject} messageKey={panel.subject} /> : <SearchPanel />;
}

const most = 60;
const kinds = (Object.keys(catalogues.it.textKinds) as Kind[]).filter((kind) => kind !== 'text');
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase();

// the last search
let last: { search: string; kind?: Kind | undefined } = { search: '' };

/** The messages of the page in view, or those that a search finds on any page. */
function SearchPanel() {
  const { state, language, panel, t } = useDesk();
  // restores the search when the owner returns from a result
  const [search, setSearch] = useState(panel?.at ? last.search : '');
  const [kind, setKind] = useState(panel?.at && last.kind);
  useEffect(() => {
    last = { search, kind };
  }, [search, kind]);
  const wanted = folded(search.trim());
  const isSearching = wanted !== '' || kind !== undefined;
  const own = messagesIn(state, language);
  const inSight = isSearching ? [] : (currentSite()?.messages() ?? []).filter(({ key }) => kindOf(key) !== 'label');
  const { keys: found, isPart } = isSearching ? messagesWith(state, wanted, kind) : { keys: [], isPart: false };
  const item = (key: string, text: string, where?: string) => (
    <LinkItem
      key={key}
      field={placeKey(placeOf(state, key, language))}
      onClick={({ currentTarget }) => {
        openPicked({ messages: [{ key, language }] }, backTo('words', placeOf(state, key, language), currentTarget));
        // typing shows on that page
        openPageOf(key);
      }}
      onPointerEnter={() => outlineOnSite({ key })}
      onPointerLeave={() => outlineOnSite()}
      onFocus={() => outlineOnSite({ key })}
      value={where}
    >
      {text}
    </LinkItem>
  );
  const filters = (
    <fieldset className={panelStyles.filters}>
      <legend>{t.hiddenTexts}</legend>
      {kinds.map((one) => (
        <SmallButton key={one} aria-pressed={kind === one} onClick={() => setKind(kind === one ? undefined : one)}>
          {t.textKinds[one]}
        </SmallButton>
      ))}
    </fieldset>
  );
  return (
    <Panel title={t.panels.words}>
      <p className={panelStyles.lead}>{t.searchHelp}</p>
      <Field
        name="search"
        type="search"
        label={t.searchAllWords}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {!wanted && filters}
      {isSearching ? (
        <Part title={t.textsFound(found.length)}>
          <p className="visually-hidden" role="status">
            {t.textsFound(found.length)}
          </p>
          {isPart && found.length > 0 && <Note>{t.someOfTheWords}</Note>}
          {(isPart || found.length === 0) && <Note>{t.searchFacts}</Note>}
          <LinkList>
            {found.slice(0, most).map((key) => item(key, plainText(own[key] ?? ''), placeText(state, key, language)))}
          </LinkList>
          {found.length > most && <Note>{t.narrowSearch}</Note>}
          {wanted && filters}
        </Part>
      ) : (
        <Part title={t.onThisPage}>
          <LinkList>{inSight.map(({ key, text }) => item(key, plainText(own[key] ?? text)))}</LinkList>
        </Part>
      )}
    </Panel>
  );
}

/**
 * The messages that have what is searched for, in any language: as it is typed, or else all of its words, or else as many of
 * them as any message has. A word's last vowel does not count: it is another one in the plural.
 */
function messagesWith(state: DeskState, search: string, kind: Kind | undefined): { keys: string[]; isPart: boolean } {
  const texts = languageIds.map((id) => messagesIn(state, id));
  const words = search.split(/\s+/).map((word) => word.replace(/(?<=.{3})[aeio]$/, ''));
  // short words must match whole, since half of all texts contain their letters
  const has = (text: string, word: string) =>
    word.length > 2 ? text.includes(word) : text.split(/\s+/).includes(word);
  const rank = (text: string) =>
    text.includes(search) ? Number.POSITIVE_INFINITY : words.filter((word) => has(text, word)).length;
  const ranks = Object.keys(texts[0] ?? {})
    .filter((key) => !kind || kindOf(key) === kind)
    .map((key) => ({ key, rank: Math.max(...texts.map((own) => rank(folded(plainText(own[key] ?? ''))))) }));
  const best = Math.max(1, ...ranks.map((one) => one.rank));
  return { keys: ranks.flatMap(({ key, rank }) => (rank === best ? [key] : [])), isPart: best < words.length };
}
