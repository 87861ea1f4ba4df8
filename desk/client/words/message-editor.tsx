import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { caseName, valueName } from '../../../build/content/values/value-names.ts';
import {
  type Choice,
  parseMessage,
  pastedLine,
  trimmed,
  valueNames,
  writeChoice,
  writeMessage,
} from '../../content/message-text.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { documentOf, improveTypography, messageExtensions, messageIn } from './message-document.ts';
import { MessageTools } from './message-tools.tsx';
import { withOffered, wordsOf } from './pasted-text.ts';
import styles from './words.module.css';

export interface MessageEditorProps {
  label: string;
  /** the language of the text */
  language: string;
  text: string;
  onChange: (text: string) => void;
  onLeave?: () => void;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** the values that may be inserted */
  values?: string[];
  /** the links that values have in this text, by the value's name */
  links?: ReadonlyMap<string, string>;
  /** without emphasis: titles for search engines, attributes */
  plain?: boolean;
  inPlural?: boolean;
  autoFocus?: boolean;
}

/** A field for a message, with chips for the values that the site fills in. */
export function MessageEditor(props: MessageEditorProps) {
  const { language: desk } = useDesk();
  const pieces = parseMessage(props.text, props.inPlural);
  // only when it appears, not when the desk's language changes
  const [autoFocus, setAutoFocus] = useState(Boolean(props.autoFocus));
  useEffect(() => setAutoFocus(false), []);
  return (
    <>
      {/* its chips are named in the desk's language */}
      <ChipEditor key={desk} {...props} autoFocus={autoFocus} />
      {pieces.map(
        (piece, index) =>
          piece.kind === 'value' &&
          piece.choice && <ChoiceEditor key={piece.name} {...props} choice={piece.choice} at={index} />,
      )}
    </>
  );
}

function ChipEditor(props: MessageEditorProps) {
  const { label, language, text, describedBy, invalid, plain, inPlural, values = [], links } = props;
  const { language: desk } = useDesk();
  const written = useRef(text);
  const isTyped = useRef(false);
  const id = useId();
  const editor: Editor = useEditor({
    extensions: messageExtensions((name) => valueName(name, desk), desk, language),
    content: documentOf(parseMessage(text, inPlural)),
    autofocus: props.autoFocus ? 'end' : false,
    onUpdate: ({ editor: now }) => {
      isTyped.current = true;
      written.current = messageIn(now.getJSON());
      props.onChange(written.current);
    },
    onBlur: ({ editor: now }) => {
      const finished = improveTypography(now.state.tr, language, false);
      if (isTyped.current && finished.docChanged) now.view.dispatch(finished);
      isTyped.current = false;
      props.onLeave?.();
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'false',
        'aria-label': label,
        lang: language,
        spellcheck: 'true',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        id,
      },
      // the second of two quick clicks may hit a chip that was just inserted
      handleDoubleClickOn: (_view, _position, node, at) =>
        node.type.name === 'value' && editor.commands.setNodeSelection(at),
      // pasted text becomes one line
      transformPastedText: pastedLine,
      transformPastedHTML: (pasted) =>
        pasted.includes('data-pm-slice') ? withOffered(pasted, values, links) : wordsOf(pasted),
    },
  });
  // the text may change from outside: by undo, another desk, or another message
  useEffect(() => {
    // a trailing space is typed before the next word
    if (trimmed(text) === trimmed(written.current)) return;
    written.current = text;
    editor.commands.setContent(documentOf(parseMessage(text, inPlural)), { emitUpdate: false });
  }, [editor, text, inPlural]);
  const present = valueNames(text, inPlural);
  const missing = values.filter((name) => (name === '#' ? !text.includes('#') : !present.includes(name)));
  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <EditorContent editor={editor} className={styles.text} />
      <MessageTools editor={editor} plain={plain} values={missing} links={links} />
    </div>
  );
}

/** A field for each case of a plural or select. */
function ChoiceEditor({ choice, at, ...props }: MessageEditorProps & { choice: Choice; at: number }) {
  const { language: desk } = useDesk();
  const inPlural = choice.type !== 'select';
  const change = (index: number, text: string) => {
    const cases = choice.cases.map((one, number) => (number === index ? { ...one, text } : one));
    const pieces = parseMessage(props.text, props.inPlural);
    const next = pieces.map((piece, number) =>
      number === at && piece.kind === 'value' ? { ...piece, raw: writeChoice({ ...choice, cases }) } : piece,
    );
    props.onChange(writeMessage(next));
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{valueName(choice.name, desk)}</legend>
      {choice.cases.map((one, index) => {
        const name = caseName(choice.type, one.name, desk);
        return (
          <div key={one.name} className={forms.field}>
            <span className={forms.label}>{name}</span>
            <MessageEditor
              {...props}
              label={`${props.label}, ${name}`}
              text={one.text}
              values={inPlural ? ['#'] : []}
              inPlural={inPlural}
              autoFocus={false}
              onChange={(text) => change(index, text)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
