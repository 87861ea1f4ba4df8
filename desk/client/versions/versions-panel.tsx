import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { LongField } from '../../../src/ui/field.tsx';
import type { DeskState, Version, VersionChange } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { ask } from '../desk-api.ts';
import { useDesk } from '../desk-store.ts';
import { act, report, request } from '../server-state.ts';
import { takeLostFocus } from '../ui/focus-field.ts';
import { Panel, Part } from '../ui/panel.tsx';
import { oneLine, plainText } from '../words/message-text.ts';
import { Publish, type PublishProps } from './publish.tsx';
import styles from './versions.module.css';

/** Versions: what has changed since the last one, and all before it. */
export default function VersionsPanel() {
  const { state, t } = useDesk();
  const { lacks } = state.repository;
  return (
    <Panel title={t.panels.versions} subject="list">
      {lacks ? <NoVersions lacks={lacks} /> : <Versions />}
    </Panel>
  );
}

function NoVersions({ lacks }: { lacks: 'git' | 'repository' }) {
  const { t } = useDesk();
  const begun = inBoth('versionsBegun');
  if (lacks === 'git') {
    return (
      <p>
        {t.gitMissingHelp}{' '}
        <a href="https://git-scm.com" target="_blank" rel="noopener noreferrer">
          git-scm.com
        </a>
      </p>
    );
  }
  return (
    <>
      <p>{t.noVersionsHelp}</p>
      <Button variant="strong" onClick={() => request('POST', 'repository', begun)}>
        {t.beginToKeepVersions}
      </Button>
    </>
  );
}

function Versions() {
  const { state, t } = useDesk();
  const { repository, revision } = state;
  const [versions, setVersions] = useState<Version[]>();
  const [unsaved, setUnsaved] = useState<VersionChange[]>([]);
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const [all, changes] = await Promise.all([
      ask<{ versions: Version[] }>('GET', 'versions'),
      ask<{ changes: VersionChange[] }>('GET', 'versions/unsaved'),
    ]);
    setVersions(all.versions);
    setUnsaved(changes.changes);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision has other changes
  useEffect(() => {
    load().catch(report);
  }, [load, revision]);

  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };

  const save = () =>
    run(async () => {
      const done = inBoth((one) => one.versionSaved(words));
      await act(() => ask<DeskState>('POST', 'versions', { sentence: words }), done);
      setWords('');
      await load();
    });

  const hasChanges = unsaved.length > 0 || repository.unsaved > 0;
  return (
    <>
      <Part title={t.sinceLastVersion}>
        {hasChanges ? (
          <form
            className={styles.save}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <LongField
              label={t.versionSentence}
              value={words}
              rows={2}
              required
              maxLength={200}
              onChange={(event) => setWords(oneLine(event.target.value))}
            />
            <Button type="submit" variant="strong" disabled={isBusy}>
              {t.saveTheVersion}
            </Button>
            <Changes changes={unsaved} />
          </form>
        ) : (
          <p ref={takeLostFocus} tabIndex={-1}>
            {t.nothingHasChanged}
          </p>
        )}
      </Part>
      <Part title={t.publishing}>
        {repository.remote ? <Publish isBusy={isBusy} run={run} /> : <p className={styles.hint}>{t.noRemote}</p>}
      </Part>
      <Part title={t.theVersions}>
        <ol className={styles.versions}>
          {versions?.map((version, index) => (
            <Line key={version.id} version={version} isLatest={index === 0 && !hasChanges} isBusy={isBusy} run={run} />
          ))}
        </ol>
      </Part>
    </>
  );
}

interface LineProps extends PublishProps {
  version: Version;
  isLatest: boolean;
}

/** One version: its sentence, what changed with it, and the way back to it. */
function Line({ version, isLatest, isBusy, run }: LineProps) {
  const { language, t, sentence } = useDesk();
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
          ask<{ changes: VersionChange[] }>('GET', `versions/${version.id}`)
            .then((answer) => setChanges(answer.changes))
            .catch(report);
        }}
      >
        <summary>
          <span className={styles.sentence}>{sentence(name)}</span>
          <span className={styles.date}>{version.isStart ? date : `${date} · ${version.author}`}</span>
        </summary>
        <div className={styles.inside}>
          {changes &&
            (changes.length > 0 ? <Changes changes={changes} /> : <p className={styles.hint}>{t.noWordsChanged}</p>)}
          {!isLatest && (
            <Button
              disabled={isBusy}
              onClick={() => {
                const restored = inBoth((one, to) => one.restored(name[to]));
                void run(() => act(() => ask<DeskState>('POST', `versions/${version.id}/restore`), restored));
              }}
            >
              {t.restoreThisVersion}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

/** What changed, before and after, in words. */
function Changes({ changes }: { changes: readonly VersionChange[] }) {
  const { sentence } = useDesk();
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <li key={`${label.en} ${before.en} ${after.en}`}>
          <span className={styles.changed}>{sentence(label)}</span>
          {before.en && <del>{plainText(sentence(before))}</del>}
          {after.en && <ins>{plainText(sentence(after))}</ins>}
        </li>
      ))}
    </ul>
  );
}
