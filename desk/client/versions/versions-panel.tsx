import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { LongField } from '../../../src/ui/field.tsx';
import type { DeskState, Sentence, Version, VersionChange } from '../../protocol.ts';
import { ask, Refused } from '../desk-api.ts';
import { panelNames } from '../desk-messages.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { act, report, request } from '../server-state.ts';
import { Panel, Part } from '../ui/panel.tsx';
import { plainText } from '../words/message-text.ts';
import { Publish } from './publish.tsx';
import styles from './versions.module.css';

/** Versions: what has changed since the last one, and all before it. */
export default function VersionsPanel() {
  const { repository } = useDeskState();
  const sentence = useSentence();
  return (
    <Panel title={sentence(panelNames.versions)} subject="list">
      {repository.lacks ? <NoVersions lacks={repository.lacks} /> : <Versions />}
    </Panel>
  );
}

function NoVersions({ lacks }: { lacks: 'git' | 'repository' }) {
  const sentence = useSentence();
  const begun = { it: 'Da ora la scrivania tiene le versioni.', en: 'The desk keeps versions from now on.' };
  if (lacks === 'git') {
    return (
      <p>
        {sentence({
          it: 'Per tenere le versioni serve Git, un programma gratuito che su questo computer manca. Installatelo, poi chiudete la scrivania e riapritela:',
          en: 'Keeping versions takes Git, a free program that this computer lacks. Install it, then close the desk and open it again:',
        })}{' '}
        <a href="https://git-scm.com" target="_blank" rel="noopener noreferrer">
          git-scm.com
        </a>
      </p>
    );
  }
  return (
    <>
      <p>
        {sentence({
          it: 'Questa cartella non tiene ancora le versioni. Si comincia una volta sola, e il sito resta com’è.',
          en: 'This folder does not keep versions yet. One begins once, and the site stays as it is.',
        })}
      </p>
      <Button variant="strong" onClick={() => request('POST', 'repository', begun)}>
        {sentence({ it: 'Comincia a tenere le versioni', en: 'Begin to keep versions' })}
      </Button>
    </>
  );
}

function Versions() {
  const { repository, revision } = useDeskState();
  const sentence = useSentence();
  const [versions, setVersions] = useState<Version[]>();
  const [unsaved, setUnsaved] = useState<VersionChange[]>([]);
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Sentence>();

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
    setRefused(undefined);
    try {
      await task();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error.refusal.problem);
    } finally {
      setBusy(false);
    }
  };

  const save = () =>
    run(async () => {
      const done = { it: `Versione salvata: ${words}`, en: `Version saved: ${words}` };
      const { versions: all } = await ask<{ versions: Version[] }>('POST', 'versions', { sentence: words });
      setVersions(all);
      setWords('');
      await act(() => ask<DeskState>('GET', 'state'), done);
      await load();
    });

  const hasChanges = unsaved.length > 0 || repository.unsaved > 0;
  return (
    <>
      <Part title={sentence({ it: 'Dall’ultima versione', en: 'Since the last version' })}>
        {hasChanges ? (
          <form
            className={styles.save}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <LongField
              label={sentence({ it: 'Che cosa è cambiato, in una frase', en: 'What has changed, in one sentence' })}
              value={words}
              rows={2}
              required
              onChange={(event) => setWords(event.target.value)}
            />
            <Button type="submit" variant="strong" disabled={isBusy || !words.trim()}>
              {sentence({ it: 'Salva la versione', en: 'Save the version' })}
            </Button>
            <Changes changes={unsaved} />
          </form>
        ) : (
          <p>{sentence({ it: 'Non è cambiato niente.', en: 'Nothing has changed.' })}</p>
        )}
      </Part>
      {refused && (
        <p className={styles.refused} role="alert">
          {sentence(refused)}
        </p>
      )}
      <Part title={sentence({ it: 'Mettere online', en: 'Publish' })}>
        {repository.remote ? (
          <Publish isBusy={isBusy} run={run} />
        ) : (
          <p className={styles.hint}>
            {sentence({
              it: 'Qui non è ancora indicato dove pubblicare: chiedete a chi ha preparato il sito di indicarlo, una volta sola.',
              en: 'Where to publish is not set here yet: ask whoever prepared the site to set it, once.',
            })}
          </p>
        )}
      </Part>
      <Part title={sentence({ it: 'Le versioni', en: 'The versions' })}>
        <ol className={styles.versions}>
          {versions?.map((version, index) => (
            <Line key={version.id} version={version} isLatest={index === 0 && !hasChanges} isBusy={isBusy} run={run} />
          ))}
        </ol>
      </Part>
    </>
  );
}

const startName: Sentence = { it: 'Prima delle vostre versioni', en: 'Before your versions' };

interface LineProps {
  version: Version;
  isLatest: boolean;
  isBusy: boolean;
  run: (task: () => Promise<void>) => Promise<void>;
}

/** One version: its sentence, what changed with it, and the way back to it. */
function Line({ version, isLatest, isBusy, run }: LineProps) {
  const { language } = useDesk();
  const sentence = useSentence();
  const [changes, setChanges] = useState<VersionChange[]>();
  const name = version.isStart ? startName : { it: version.sentence, en: version.sentence };
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
            (changes.length > 0 ? (
              <Changes changes={changes} />
            ) : (
              <p className={styles.hint}>
                {sentence({ it: 'Nessun testo e nessun dato è cambiato.', en: 'No words and no facts have changed.' })}
              </p>
            ))}
          {!isLatest && (
            <Button
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await act(() => ask<DeskState>('POST', `versions/${version.id}/restore`), {
                    it: `Il sito è com’era con «${name.it}». Si può annullare.`,
                    en: `The site is as it was with “${name.en}”. This can be undone.`,
                  });
                })
              }
            >
              {sentence({ it: 'Ripristina questa versione', en: 'Restore this version' })}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

/** What changed, before and after, in words. */
function Changes({ changes }: { changes: readonly VersionChange[] }) {
  const sentence = useSentence();
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <li key={`${label.en} ${before} ${after}`}>
          <span className={styles.changed}>{sentence(label)}</span>
          {before && <del>{plainText(before)}</del>}
          {after && <ins>{plainText(after)}</ins>}
        </li>
      ))}
    </ul>
  );
}
