import { type ReactNode, useId } from 'react';
import type { Place } from '../drafts/draft.ts';
import { edit, leave } from '../drafts/write.ts';
import styles from '../forms/forms.module.css';
import { useValue } from '../forms/parts.tsx';
import { fieldKey } from '../ui/focus-field.ts';
import { Trouble, useIsInvalid } from '../ui/trouble.tsx';
import { MessageEditor, type MessageEditorProps } from './message-editor.tsx';

type TextFieldProps = Pick<MessageEditorProps, 'label' | 'language' | 'values' | 'plain' | 'autoFocus'> & {
  place: Place;
  children?: (text: string) => ReactNode;
};

/** The field of a text in one language, with what is wrong with it. */
export function TextField({ place, children, ...props }: TextFieldProps) {
  const id = useId();
  const text = String(useValue(place) ?? '');
  return (
    <div className={styles.field} data-field={fieldKey(place)}>
      <div className={styles.label}>{props.label}</div>
      <MessageEditor
        {...props}
        text={text}
        invalid={useIsInvalid(place)}
        describedBy={id}
        onChange={(next) => edit(place, next.trim())}
        onLeave={leave}
      />
      {children?.(text)}
      <Trouble id={id} place={place} label={props.label} lang={props.language} />
    </div>
  );
}
