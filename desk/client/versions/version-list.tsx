import { useEffect, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { Version, VersionChange } from '../../protocol.ts';
import { inBoth, type SentenceSource } from '../../sentences/sentences.ts';
import { sendRequest } from '../desk-api.ts';
import { useDesk } from '../desk-store.ts';
import { enqueue } from '../drafts/write.ts';
import { report, request } from '../server-state.ts';
import controls from '../ui/controls.module.css';
import { Note, Working } from '../ui/controls.tsx';
import { Part } from '../ui/panel.tsx';
import { Changes } from './changes.tsx';

// older versions start closed
const newest = 30;

/** All versions, the newest first. */
export function VersionList() {
  const { state, t } = useDesk();
  const { revision, repository } = state;
  const [versions, setVersions] = useState<Version[]>();
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
  const isSaved = repository.unsaved.length === 0;
  const lines = (versions ?? []).map((version, index) => (
    <Line key={version.id} version={version} isLatest={index === 0 && isSaved} />
  ));
  return (
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
                const restored: SentenceSource = (one, to) => one.restored(name[to]);
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
