import { useEffect, useState } from 'react';
import { normaliseText } from '../../../build/content/values/typography.ts';
import { Button } from '../../../src/ui/button.tsx';
import { TextAreaField } from '../../../src/ui/field.tsx';
import { oneLine } from '../../content/message-text.ts';
import type { Version, VersionChange } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { sendRequest } from '../desk-api.ts';
import { useDesk } from '../desk-store.ts';
import { waitingIn } from '../drafts/drafts.ts';
import { enqueue } from '../drafts/write.ts';
import forms from '../forms/forms.module.css';
import { report, request } from '../server-state.ts';
import controls from '../ui/controls.module.css';
import { Note, Working } from '../ui/controls.tsx';
import { takeLostFocus } from '../ui/focus-field.ts';
import panelStyles from '../ui/panel.module.css';
import { Panel, Part } from '../ui/panel.tsx';
import { Changes } from './changes.tsx';
import { Publish } from './publish.tsx';

/** The versions, and what has changed since the last one. */
export function VersionsPanel() {
  const { state, t } = useDesk();
  const { lacks } = state.repository;
  return <Panel title={t.panels.versions}>{lacks ? <NoVersions lacks={lacks} /> : <Versions />}</Panel>;
}

function NoVersions({ lacks }: { lacks: 'git' | 'repository' }) {
  const { t } = useDesk();
  const begun = inBoth('versionsBegun');
  if (lacks === 'git') {
    return (
      <p>
        {t.gitMissing}{' '}
        <a href="https://git-scm.com" target="_blank" rel="noopener noreferrer">
          git-scm.com
        </a>
      </p>
    );
  }
  return (
    <>
      <p>{t.noVersions}</p>
      <Button variant="strong" onClick={() => request('POST repository', begun)}>
        {t.beginToKeepVersions}
      </Button>
    </>
  );
}

// a longer list of changes starts closed
const mostUnfolded = 8;

// older versions start closed
const newest = 30;

// the session-storage key of the typed sentence
const sentenceKey = 'desk-version';

function Versions() {
  const desk = useDesk();
  const { state, busy, language, t } = desk;
  const waiting = waitingIn(desk).length;
  const { revision } = state;
  const { remote, unsaved, problem } = state.repository;
  const [versions, setVersions] = useState<Version[]>();
  const [words, setWords] = useState(sessionStorage.getItem(sentenceKey) ?? '');
  useEffect(() => sessionStorage.setItem(sentenceKey, words), [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have other versions
  useEffect(() => {
    let isNewest = true;
    sendRequest('GET versions').then(
      (all) => isNewest && setVersions(all.versions),
      (error) => {
        report(error);
        setVersions((known = []) => known);
      },
    );
    return () => {
      isNewest = false;
    };
  }, [revision]);

  const save = () => {
    const sentence = normaliseText(words, language);
    const done = inBoth((one) => one.versionSaved(sentence));
    // what is typed meanwhile stays
    const finish = () => setWords((typed) => (typed.startsWith(words) ? typed.slice(words.length).trimStart() : typed));
    void request('POST versions', done, { sentence }).then(finish);
  };

  const hasChanges = unsaved.length > 0;
  const lines = (versions ?? []).map((version, index) => (
    <Line key={version.id} version={version} isLatest={index === 0 && !hasChanges} />
  ));
  return (
    <>
      <Part title={t.sinceLastVersion}>
        {waiting > 0 && <p className={panelStyles.refused}>{t.staysOut(waiting)}</p>}
        {problem && <p className={panelStyles.refused}>{desk.sentence(problem)}</p>}
        {hasChanges ? (
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
      <Part title={t.publishing}>{remote ? <Publish /> : <Note>{t.noRemote}</Note>}</Part>
      <Part title={t.panels.versions}>
        {!versions && <Working>{t.readingVersions}</Working>}
        <ol className={controls.list}>
          {lines.slice(0, newest)}
          {lines.length > newest && (
            <li>
              <details>
                <summary>{t.earlierVersions(lines.length - newest)}</summary>
                <ol className={controls.list}>{lines.slice(newest)}</ol>
              </details>
            </li>
          )}
        </ol>
      </Part>
    </>
  );
}

interface LineProps {
  version: Version;
  isLatest: boolean;
}

/** A version: its sentence, its changes, and a button that restores it. */
function Line({ version, isLatest }: LineProps) {
  const { busy, language, t, sentence } = useDesk();
  const [changes, setChanges] = useState<VersionChange[]>();
  const name = inBoth((t) => (version.isStart ? t.beforeYourVersions : version.sentence));
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(version.date));
  return (
    <li>
      <details
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open || changes || version.isStart) return;
          void sendRequest('GET versions/*', undefined, version.id).then(({ changes }) => setChanges(changes));
        }}
      >
        <summary>
          {sentence(name)}
          <Note>{version.isStart ? date : `${date} · ${version.author}`}</Note>
        </summary>
        <div>
          {!isLatest && (
            <Button
              disabled={busy > 0}
              onClick={() => {
                const restored = inBoth((one, to) => one.restored(name[to]));
                void enqueue(() => request('POST versions/*/restore', restored, { language }, version.id));
              }}
            >
              {t.restoreThisVersion}
            </Button>
          )}
          {changes && (changes.length > 0 ? <Changes changes={changes} /> : <Note>{t.noWordsChanged}</Note>)}
        </div>
      </details>
    </li>
  );
}
