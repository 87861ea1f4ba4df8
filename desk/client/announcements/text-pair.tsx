import { languageIds } from '../../../src/navigation/routes.ts';
import { languageName } from '../desk-messages.ts';
import { useDesk, useSentence } from '../desk-store.ts';
import type { Place } from '../drafts/draft.ts';
import styles from '../words/message-fields.module.css';
import { TextField } from '../words/text-field.tsx';

interface TextPairProps {
  /** where title and sentence stand */
  place: Place;
  /** the values that the texts may contain */
  values: string[];
  /** without emphasis */
  plain: boolean;
}

/** The fields of a title and a sentence in every language. */
export function TextPair({ place: { file, path }, values, plain }: TextPairProps) {
  const { language } = useDesk();
  const sentence = useSentence();
  const names = {
    title: sentence({ it: 'Titolo', en: 'Title' }),
    text: sentence({ it: 'Frase', en: 'Sentence' }),
  };
  return (['title', 'text'] as const).map((part) => (
    <div key={part} className={styles.fields}>
      {languageIds.map((of) => (
        <TextField
          key={of}
          place={{ file, path: [...path, part, of] }}
          title={`${names[part]} · ${languageName(of, language)}`}
          label={`${names[part]}, ${languageName(of, language)}`}
          language={of}
          values={values}
          plain={plain}
          inAnnouncement
        />
      ))}
    </div>
  ));
}
