import { languageIds } from '../../../src/navigation/routes.ts';
import { useDesk } from '../desk-store.ts';
import { same } from '../drafts/draft.ts';
import { schemaAt } from '../facts/fact-index.ts';
import styles from '../forms/forms.module.css';
import { languageName } from '../readable.ts';
import { currentSite } from '../site-frame.ts';
import { LengthMeter } from './head-preview.tsx';
import { valueNames } from './message-text.ts';
import { messagesIn, placeOf } from './messages.ts';
import { TextField } from './text-field.tsx';

interface MessageFieldsProps {
  messageKey: string;
  plain?: boolean;
  autoFocus?: boolean;
}

/** A field for each language, side by side where there is room. */
export function MessageFields({ messageKey, plain = false, autoFocus = false }: MessageFieldsProps) {
  const { state, language: desk, panel } = useDesk();
  const { file, path } = placeOf(state, messageKey, languageIds[0]);
  const { offers } = schemaAt(state, { file, path: path.slice(0, -1) });
  // also those that are in no language any more
  const named = languageIds.flatMap((language) => valueNames(messagesIn(state, language)[messageKey] ?? ''));
  const values = offers?.values ?? [...new Set([...named, ...(currentSite()?.given(messageKey) ?? [])])];
  const wanted = panel?.name === 'words' ? panel.at : undefined;
  return (
    <div className={styles.texts}>
      {languageIds.map((language, index) => {
        const place = placeOf(state, messageKey, language);
        return (
          <TextField
            key={language}
            place={place}
            label={languageName(language, desk)}
            language={language}
            values={values}
            plain={plain || Boolean(offers)}
            autoFocus={autoFocus && (wanted ? same(wanted, place) : index === 0)}
          >
            {(text) => <LengthMeter messageKey={messageKey} text={text} />}
          </TextField>
        );
      })}
    </div>
  );
}
