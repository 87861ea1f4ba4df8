import type { GenericObjectType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { listMessages } from '../../../build/content/list-messages.ts';
import { named } from '../../entry-path.ts';
import type { FieldPath } from '../../protocol.ts';
import { useDeskState, useSentence } from '../desk-store.ts';
import { schemaAt } from '../facts/fact-index.ts';
import { SchemaForm } from '../facts/facts-form.tsx';
import { MessageFields } from '../words/message-fields.tsx';
import { listsFile } from '../words/messages.ts';
import styles from './lists.module.css';

interface EntryFieldsProps {
  /** of its list */
  path: FieldPath;
  index: number;
  /** shows a list inside the entry */
  list: (path: FieldPath) => ReactNode;
}

/** The texts of an entry in every language, the lists inside it, and its facts. */
export function EntryFields({ path, index, list }: EntryFieldsProps) {
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
            {messageKey ? <MessageFields messageKey={messageKey} /> : list([...path, index, name])}
          </fieldset>
        );
      })}
      {facts.length > 0 && <EntryFacts path={[...path, index]} facts={Object.fromEntries(facts)} />}
    </>
  );
}

interface EntryFactsProps {
  path: FieldPath;
  facts: Record<string, GenericObjectType>;
}

/** The facts of an entry, which is known by its id: others may move it meanwhile. */
function EntryFacts({ path, facts }: EntryFactsProps) {
  const { files } = useDeskState();
  return (
    <SchemaForm file={listsFile} base={named(files[listsFile], path)} schema={{ type: 'object', properties: facts }} />
  );
}
