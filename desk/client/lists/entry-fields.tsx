import type { GenericObjectType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { listMessages } from '../../../build/content/list-messages.ts';
import type { FieldPath } from '../../protocol.ts';
import { useDeskState, useSentence } from '../desk-store.ts';
import { pathLabel, schemaAt } from '../facts/fact-index.ts';
import { SchemaForm } from '../facts/facts-form.tsx';
import { MessageFields } from '../words/message-fields.tsx';
import { listsFile } from '../words/messages.ts';
import { useMessageDraft } from '../words/use-message-draft.ts';
import { type Entry, entriesAt } from './entries.ts';
import styles from './lists.module.css';

interface EntryFieldsProps {
  entry: Entry;
  /** of its list */
  path: FieldPath;
  index: number;
  /** shows a list inside the entry */
  list: (path: FieldPath) => ReactNode;
}

/** The texts of an entry in every language, the lists inside it, and its facts. */
export function EntryFields({ entry, path, index, list }: EntryFieldsProps) {
  const state = useDeskState();
  const sentence = useSentence();
  const schema = schemaAt(state.schemas[listsFile], [...path, index]);
  const parts: [string, GenericObjectType][] = Object.entries(schema?.properties ?? {});
  const keyOf = (field: string) => {
    const at = [...path, index, field].join('/');
    return listMessages(state.files[listsFile]).find((one) => one.path.join('/') === at)?.key;
  };
  const facts = parts.filter(
    ([name, part]) => !part.offers && part.type !== 'array' && name !== 'id' && name !== 'hidden',
  );
  return (
    <>
      {parts.map(([name, part]) => {
        const messageKey = part.offers && keyOf(name);
        if (!messageKey && part.type !== 'array') return null;
        return (
          <fieldset key={name} className={styles.part}>
            <legend>{sentence(part.label)}</legend>
            {messageKey ? <EntryText messageKey={messageKey} /> : list([...path, index, name])}
          </fieldset>
        );
      })}
      {facts.length > 0 && <EntryFacts entry={entry} path={path} facts={Object.fromEntries(facts)} />}
    </>
  );
}

function EntryText({ messageKey }: { messageKey: string }) {
  return <MessageFields messageKey={messageKey} draft={useMessageDraft(messageKey)} />;
}

interface EntryFactsProps {
  entry: Entry;
  path: FieldPath;
  facts: Record<string, GenericObjectType>;
}

/** The facts of an entry, which is known by its id: others may move it meanwhile. */
function EntryFacts({ entry: { id }, path, facts }: EntryFactsProps) {
  const state = useDeskState();
  const indexIn = (now: typeof state) => entriesAt(now, path).findIndex((one) => one.id === id);
  const baseIn = (now: typeof state): FieldPath => [...path, indexIn(now)];
  const names = Object.keys(facts);
  return (
    <SchemaForm
      file={listsFile}
      base={baseIn(state)}
      schema={{ type: 'object', properties: facts }}
      subject={{
        id: `facts ${listsFile} ${path.join('/')}/${id}`,
        panel: { name: 'facts', file: listsFile, path: baseIn(state) },
        inFile: (now) => {
          const entry: Record<string, unknown> = entriesAt(now, path)[indexIn(now)] ?? {};
          return Object.fromEntries(names.flatMap((name) => (name in entry ? [[name, entry[name]]] : [])));
        },
        place: (now, field) => ({ file: listsFile, path: [...baseIn(now), ...field] }),
        label: (now, [first]) => pathLabel(now, listsFile, [...baseIn(now), ...(first?.path ?? [])]),
      }}
    />
  );
}
