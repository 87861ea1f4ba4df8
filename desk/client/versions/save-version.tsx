import { useEffect, useState } from 'react';
import { normaliseText } from '../../../build/content/values/typography.ts';
import { Button } from '../../../src/ui/button.tsx';
import { TextAreaField } from '../../../src/ui/field.tsx';
import { oneLine } from '../../content/message-text.ts';
import { useDesk } from '../desk-store.ts';
import { waitingIn } from '../drafts/drafts.ts';
import forms from '../forms/forms.module.css';
import { request } from '../server-state.ts';
import controls from '../ui/controls.module.css';
import { takeLostFocus } from '../ui/focus-field.ts';
import panelStyles from '../ui/panel.module.css';
import { Part } from '../ui/panel.tsx';
import { Changes } from './changes.tsx';

// a longer list of changes starts closed
const mostUnfolded = 8;

// the session-storage key of the typed sentence
const sentenceKey = 'desk-version';

/** What has changed since the last version, and the sentence with which it becomes one. */
export function SaveVersion() {
  const desk = useDesk();
  const { state, busy, language, t } = desk;
  const waiting = waitingIn(desk).length;
  const { unsaved, problem } = state.repository;
  const [words, setWords] = useState(sessionStorage.getItem(sentenceKey) ?? '');
  useEffect(() => sessionStorage.setItem(sentenceKey, words), [words]);

  const save = () => {
    const sentence = normaliseText(words, language);
    // what is typed meanwhile stays
    const finish = () => setWords((typed) => (typed.startsWith(words) ? typed.slice(words.length).trimStart() : typed));
    void request('POST versions', (one) => one.versionSaved(sentence), { sentence }).then(finish);
  };

  return (
    <Part title={t.sinceLastVersion}>
      {waiting > 0 && <p className={panelStyles.refused}>{t.staysOut(waiting)}</p>}
      {problem && <p className={panelStyles.refused}>{desk.sentence(problem)}</p>}
      {unsaved.length > 0 ? (
        <form
          className={forms.group}
          onSubmit={(event) => {
            event.preventDefault();
            if (busy === 0) save();
          }}
        >
          <TextAreaField
            label={t.versionSentence}
            value={words}
            rows={2}
            required
            maxLength={200}
            onChange={(event) => setWords(oneLine(event.target.value))}
            // one line, although it wraps
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
          <Button type="submit" variant="strong" disabled={busy > 0}>
            {t.saveTheVersion}
          </Button>
          <div className={controls.list}>
            <details open={unsaved.length <= mostUnfolded}>
              <summary>{t.changes(unsaved.length)}</summary>
              <div>
                <Changes changes={unsaved} />
              </div>
            </details>
          </div>
        </form>
      ) : (
        waiting === 0 &&
        !problem && (
          <p ref={takeLostFocus} tabIndex={-1}>
            {t.nothingHasChanged}
          </p>
        )
      )}
    </Part>
  );
}
