import { useEffect } from 'react';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { messagesIn, placeOf } from '../../content/content.ts';
import { placeText } from '../../content/message-places.ts';
import { plainText, valueNames } from '../../content/message-text.ts';
import { open, useDesk } from '../desk-store.ts';
import { findFacts } from '../facts/fact-index.ts';
import { panelFor } from '../panel-for.ts';
import { currentSite, outlineOnSite } from '../site-frame.ts';
import { LinkButton, LinkItem, LinkList, Note } from '../ui/controls.tsx';
import { Panel, Part } from '../ui/panel.tsx';
import { HeadPreview } from './head-preview.tsx';
import { MessageFields } from './text-fields.tsx';

/** One message in every language, with its facts, its entry and identical messages. */
export function MessagePanel({ messageKey }: { messageKey: string }) {
  const { state, language, t, sentence } = useDesk();
  useEffect(() => outlineOnSite({ key: messageKey }), [messageKey]);
  const count = currentSite()?.count(messageKey) ?? 0;
  const values = currentSite()?.values(messageKey) ?? [];
  const place = placeOf(state, messageKey, language);
  const picture = state.pictures.find(({ altKeys }) => altKeys.includes(messageKey));
  const twins = twinsOf(messageKey, messagesIn(state, language));
  const facts = valueNames(messagesIn(state, language)[messageKey] ?? '').flatMap((name) => {
    const shown = values.filter((value) => value.name === name).map(({ text }) => text);
    const texts: (string | undefined)[] = shown.length > 0 ? [...new Set(shown)] : [undefined];
    return texts.flatMap((text) =>
      findFacts(state, { name, shown: text, messageKey }).map((fact) => ({ ...fact, name })),
    );
  });
  return (
    <Panel title={t.panels.words}>
      <Note>
        {placeText(state, messageKey, language)}
        {count > 1 && (
          <strong>
            {' · '}
            {t.timesOnThisPage(count)}
          </strong>
        )}
      </Note>
      <MessageFields messageKey={messageKey} autoFocus />
      <HeadPreview messageKey={messageKey} />
      {place.file === hotelFiles.lists && (
        <LinkButton onClick={() => open(panelFor(state, hotelFiles.lists, place.path.slice(0, -2)))}>
          {t.itsEntry}
        </LinkButton>
      )}
      {picture && (
        <LinkButton onClick={() => open({ name: 'photographs', subject: picture.name })}>{t.itsPhotograph}</LinkButton>
      )}
      {facts.length > 0 && (
        <Part title={t.factsInWords}>
          <LinkList>
            {facts.map((fact) => (
              <LinkItem
                key={`${fact.name} ${fact.file} ${fact.path.join('.')}`}
                onClick={() => open(panelFor(state, fact.file, fact.path))}
                value={String(fact.value)}
              >
                {sentence(fact.label)}
              </LinkItem>
            ))}
          </LinkList>
        </Part>
      )}
      {twins.length > 0 && (
        <Part title={t.twins}>
          <LinkList>
            {twins.map(([key, text]) => (
              <LinkItem
                key={key}
                onClick={() => open({ name: 'words', subject: key })}
                value={placeText(state, key, language)}
              >
                {plainText(text)}
              </LinkItem>
            ))}
          </LinkList>
        </Part>
      )}
    </Panel>
  );
}

/** Other messages with the same text. */
function twinsOf(key: string, texts: Record<string, string>): [string, string][] {
  const own = texts[key];
  return Object.entries(texts).filter(([other, text]) => other !== key && text === own);
}
