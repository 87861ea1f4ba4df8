import { useId } from 'react';
import { languageIds } from '../../../src/navigation/routes.ts';
import { common, languageName } from '../desk-messages.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { Conflict } from '../drafts/conflict.tsx';
import { schemaAt } from '../facts/fact-index.ts';
import { Faults } from '../ui/faults.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import { LengthMeter } from './head-preview.tsx';
import { MessageEditor } from './message-editor.tsx';
import styles from './message-fields.module.css';
import { dictionary } from './message-places.ts';
import { plainText, valueNames } from './message-text.ts';
import { placeOf } from './messages.ts';
import type { useMessageDraft } from './use-message-draft.ts';

interface MessageFieldsProps {
  messageKey: string;
  draft: ReturnType<typeof useMessageDraft>;
  plain?: boolean;
  autoFocus?: boolean;
}

/** A field for each language, side by side where there is room. */
export function MessageFields({ messageKey, draft, plain = false, autoFocus = false }: MessageFieldsProps) {
  const { language: desk } = useDesk();
  const state = useDeskState();
  const sentence = useSentence();
  const id = useId();
  const { file, path } = placeOf(state.files, messageKey, languageIds[0]);
  const offers = schemaAt(state.schemas[file], path.slice(0, -1))?.offers;
  const values = offers?.values ?? valueNames(dictionary(state, languageIds[0])[messageKey] ?? '');
  return (
    <div className={styles.fields}>
      {draft.languages.map(({ language, text, isDraft, conflict, faults }, index) => {
        const name = languageName(language, desk);
        const faultsId = `${id}-${language}`;
        return (
          <div key={language} className={styles.field}>
            <div className={styles.label}>{name}</div>
            <MessageEditor
              label={name}
              language={language}
              text={text}
              values={values}
              plain={plain || Boolean(offers)}
              invalid={faults.length > 0}
              describedBy={faultsId}
              autoFocus={autoFocus && index === 0}
              onChange={(next) => draft.edit(language, next)}
              onLeave={draft.leave}
            />
            <LengthMeter messageKey={messageKey} text={text} />
            <Faults id={faultsId} faults={faults} />
            {isDraft && faults.length > 0 && conflict === undefined && (
              <SmallButton onClick={() => draft.discard(language)}>{sentence(common.before)}</SmallButton>
            )}
            {conflict !== undefined && (
              <Conflict
                label={name}
                lang={language}
                theirs={plainText(conflict)}
                onKeep={() => draft.insist(language)}
                onTake={() => draft.discard(language)}
              />
            )}
          </div>
        );
      })}
      <Faults faults={draft.otherFaults} />
    </div>
  );
}
