import { type ReactNode, useId } from 'react';
import { type Language, languageIds } from '../../../src/navigation/routes.ts';
import type { DeskFault, FieldPath } from '../../protocol.ts';
import { languageName } from '../desk-messages.ts';
import { useDesk, useSentence } from '../desk-store.ts';
import { Faults } from '../ui/faults.tsx';
import { MessageEditor } from '../words/message-editor.tsx';
import styles from '../words/message-fields.module.css';

/** A title and a sentence, each by language. */
export interface Pair {
  title: Record<Language, string>;
  text: Record<Language, string>;
}

interface TextPairProps {
  texts: Pair;
  /** where they stand in the announcement */
  path: FieldPath;
  /** the values that the texts may contain */
  values: string[];
  faultsAt: (...path: FieldPath) => DeskFault[];
  conflictAt: (label: string, path: FieldPath) => ReactNode;
  onChange: (texts: Pair) => void;
  onLeave: () => void;
}

/** The fields of a title and a sentence in every language. */
export function TextPair({ texts, path, values, faultsAt, conflictAt, onChange, onLeave }: TextPairProps) {
  const { language } = useDesk();
  const sentence = useSentence();
  const id = useId();
  const names = {
    title: sentence({ it: 'Titolo', en: 'Title' }),
    text: sentence({ it: 'Frase', en: 'Sentence' }),
  };
  return (['title', 'text'] as const).map((part) => (
    <div key={part} className={styles.fields}>
      {languageIds.map((of) => {
        const field = [...path, part, of];
        const label = `${names[part]}, ${languageName(of, language)}`;
        const faults = faultsAt(...field);
        return (
          <div key={of} className={styles.field}>
            <div className={styles.label}>
              {names[part]} · {languageName(of, language)}
            </div>
            <MessageEditor
              label={label}
              language={of}
              text={texts[part]?.[of] ?? ''}
              values={values}
              plain={!path.includes('notice')}
              inAnnouncement
              invalid={faults.length > 0}
              describedBy={`${id}-${part}-${of}`}
              onChange={(text) => onChange({ ...texts, [part]: { ...texts[part], [of]: text.trim() } })}
              onLeave={onLeave}
            />
            <Faults id={`${id}-${part}-${of}`} faults={faults} />
            {conflictAt(label, field)}
          </div>
        );
      })}
    </div>
  ));
}
