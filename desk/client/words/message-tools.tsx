import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { valueName } from '../../../build/content/values/value-names.ts';
import { useDesk } from '../desk-store.ts';
import { keepFocus, SmallButton } from '../ui/controls.tsx';
import styles from './words.module.css';

// more buttons than that would overwhelm the text
const mostShown = 3;

interface MessageToolsProps {
  editor: Editor;
  plain: boolean | undefined;
  /** the values that the text lacks */
  values: readonly string[];
  links: ReadonlyMap<string, string> | undefined;
}

/** The buttons below a message: emphasis, and the values that may be inserted. */
export function MessageTools({ editor, plain, values, links }: MessageToolsProps) {
  const { language, t } = useDesk();
  const isEmphasised = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('em') });
  const [isShowingAll, showAll] = useState(false);
  if (plain && values.length === 0) return;
  return (
    <div className={styles.tools}>
      {!plain && (
        <SmallButton
          aria-pressed={isEmphasised}
          onMouseDown={keepFocus}
          onClick={() => editor.chain().focus().toggleMark('em').run()}
        >
          <em>{t.italic}</em>
        </SmallButton>
      )}
      {values.length > mostShown && (
        <SmallButton aria-expanded={isShowingAll} onMouseDown={keepFocus} onClick={() => showAll(!isShowingAll)}>
          + {t.aValue}
        </SmallButton>
      )}
      {(values.length > mostShown && !isShowingAll ? [] : values).map((name) => (
        <SmallButton
          key={name}
          onMouseDown={keepFocus}
          onClick={() => {
            const raw = name === '#' ? '#' : `{${name}}`;
            editor
              .chain()
              .focus()
              .insertContent({ type: 'value', attrs: { raw, name, link: links?.get(name) } })
              .run();
          }}
        >
          + {valueName(name, language)}
        </SmallButton>
      ))}
    </div>
  );
}
