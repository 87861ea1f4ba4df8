import { type ReactNode, useId } from 'react';
import { languageName } from '../../../build/content/values/value-names.ts';
import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { messagesIn, placeOf } from '../../content/content.ts';
import { placeKey, same, valueAt } from '../../content/entry-path.ts';
import { kindOf } from '../../content/message-places.ts';
import { linkIn, parseMessage, trimmed, valueNames } from '../../content/message-text.ts';
import type { Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { dataIn } from '../drafts/drafts.ts';
import { edit, leave } from '../drafts/write.ts';
import styles from '../forms/forms.module.css';
import { useOffered, useValue } from '../forms/parts.tsx';
import { currentSite } from '../site-frame.ts';
import { FieldProblems, useIsInvalid } from '../ui/field-problems.tsx';
import { LengthMeter } from './head-preview.tsx';
import { MessageEditor, type MessageEditorProps } from './message-editor.tsx';

interface TextFieldsProps extends Pick<MessageEditorProps, 'values' | 'plain'> {
  placeIn: (language: Language) => Place;
  /** the language whose field gets the focus */
  focus?: Language | undefined;
  /** shown below each field */
  children?: (text: string) => ReactNode;
}

/** A field for a text in each language, side by side if there is room. */
export function TextFields({ placeIn, focus, ...props }: TextFieldsProps) {
  const desk = useDesk();
  const links = new Map<string, string>();
  for (const { file, path } of languageIds.map(placeIn)) {
    for (const piece of parseMessage(String(valueAt(dataIn(desk, file), path) ?? ''))) {
      const link = linkIn(piece.tags);
      if (piece.kind === 'value' && link) links.set(piece.name, link);
    }
  }
  return (
    <div className={styles.texts}>
      {languageIds.map((language) => (
        <TextField
          key={language}
          {...props}
          links={links}
          place={placeIn(language)}
          language={language}
          autoFocus={language === focus}
        />
      ))}
    </div>
  );
}

interface TextFieldProps extends Omit<TextFieldsProps, 'placeIn' | 'focus'>, Pick<MessageEditorProps, 'links'> {
  place: Place;
  language: Language;
  autoFocus: boolean;
}

/** The field of a text in one language, with its faults. */
function TextField({ place, children, ...props }: TextFieldProps) {
  const id = useId();
  const { language: desk } = useDesk();
  const label = languageName(props.language, desk);
  const text = String(useValue(place) ?? '');
  return (
    <div className={styles.field} data-field={placeKey(place)}>
      <div className={styles.label}>{label}</div>
      <MessageEditor
        {...props}
        label={label}
        text={text}
        invalid={useIsInvalid(place)}
        describedBy={id}
        onChange={(next) => edit(place, trimmed(next))}
        onLeave={leave}
      />
      {children?.(text)}
      <FieldProblems id={id} place={place} label={label} lang={props.language} />
    </div>
  );
}

interface MessageFieldsProps {
  messageKey: string;
  autoFocus?: boolean;
}

/** The fields of a message. */
export function MessageFields({ messageKey, autoFocus = false }: MessageFieldsProps) {
  const { state, panel } = useDesk();
  const placeIn = (language: string) => placeOf(state, messageKey, language);
  const { file, path } = placeIn(languageIds[0]);
  const text: Place = { file, path: path.slice(0, -1) };
  const offered = useOffered(text);
  const texts = languageIds.map((language) => messagesIn(state, language)[messageKey] ?? '');
  const hasEmphasis =
    kindOf(messageKey) === 'text' && (/(^|\.)title$/.test(messageKey) || texts.some((one) => one.includes('<em>')));
  // includes values that no language uses any more
  const named = texts.flatMap((one) => valueNames(one));
  const wanted = panel?.at;
  const opened = languageIds.find((language) => same(wanted, placeIn(language)));
  return (
    <TextFields
      placeIn={placeIn}
      values={offered ?? [...new Set([...named, ...(currentSite()?.given(messageKey) ?? [])])]}
      plain={offered !== undefined || !hasEmphasis}
      focus={autoFocus ? (wanted ? opened : languageIds[0]) : undefined}
    >
      {(words) => <LengthMeter messageKey={messageKey} text={words} />}
    </TextFields>
  );
}
