import type { GenericObjectType } from '@rjsf/utils';
import { languageIds } from '../../../src/navigation/routes.ts';
import { Button } from '../../../src/ui/button.tsx';
import { entryStep, indexed, named as namedPath, valueAt } from '../../entry-path.ts';
import type { FieldPath } from '../../protocol.ts';
import { common, languageName } from '../desk-messages.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import type { Draft, Place } from '../drafts/draft.ts';
import { dataIn } from '../drafts/drafts.ts';
import { discard, edit, sendHeld } from '../drafts/write.ts';
import { schemaAt } from '../facts/fact-index.ts';
import { SchemaForm } from '../facts/facts-form.tsx';
import { Trouble } from '../ui/trouble.tsx';
import fields from '../words/message-fields.module.css';
import { listsFile } from '../words/messages.ts';
import { TextField } from '../words/text-field.tsx';
import { type Entry, emptyEntry, entriesAt, named } from './entries.ts';
import styles from './lists.module.css';

/** The new entry of a list that waits for its owner. */
export const newEntryIn = (drafts: readonly Draft[], list: FieldPath): Draft | undefined =>
  drafts.find(({ file, path, isHeld }) => isHeld && file === listsFile && path.slice(0, -1).join() === list.join());

export function startEntry(list: FieldPath, schema: GenericObjectType): void {
  const entry = emptyEntry(schema);
  edit({ file: listsFile, path: [...list, entryStep(entry.id)] }, entry, true);
}

/** The form of a new entry: what it cannot be without. It is written when it is whole, and kept until then. */
export function NewEntry({ path, draft }: { path: FieldPath; draft: Draft }) {
  const state = useDeskState();
  const sentence = useSentence();
  const schema = schemaAt(state.schemas[listsFile], [...indexed(state.files[listsFile], path), 0]) ?? {};

  /** Names the entry by its words, and appends it. */
  const add = () => {
    const taken = entriesAt(state, path).map(({ id }) => id);
    const value = named(draft.value as Entry, taken);
    const place: Place = { file: listsFile, path: [...path, entryStep(value.id)] };
    discard(draft);
    edit(place, value, true);
    void sendHeld({ ...place, value });
  };

  return (
    <fieldset className={styles.new}>
      <legend>{sentence({ it: 'Voce nuova', en: 'New entry' })}</legend>
      <Parts path={draft.path} schema={schema} />
      <Trouble place={draft} label={sentence({ it: 'Voce nuova', en: 'New entry' })} isWhole={false} />
      <div className={styles.deeds}>
        <Button variant="strong" onClick={add}>
          {sentence({ it: 'Aggiungi al sito', en: 'Add to the site' })}
        </Button>
        <Button onClick={() => discard(draft)}>{sentence(common.cancel)}</Button>
      </div>
    </fieldset>
  );
}

/** The fields of an entry at a path; a list inside it has one entry to begin with. */
function Parts({ path, schema }: { path: FieldPath; schema: GenericObjectType }) {
  const sentence = useSentence();
  const desk = useDesk();
  const data = dataIn(desk, listsFile);
  const entry = (valueAt(data, path) ?? {}) as Entry;
  const names = Object.keys(entry).filter((name) => name !== 'id' && schema.properties?.[name]);
  const facts = names.filter((name) => !schema.properties[name].offers && !Array.isArray(entry[name]));
  return (
    <>
      {names.map((name) => {
        const part: GenericObjectType = schema.properties[name];
        if (Array.isArray(entry[name])) {
          return <Parts key={name} path={namedPath(data, [...path, name, 0])} schema={part.items} />;
        }
        if (!part.offers) return null;
        return (
          <fieldset key={name} className={styles.part}>
            <legend>{sentence(part.label)}</legend>
            <div className={fields.fields}>
              {languageIds.map((language) => (
                <TextField
                  key={language}
                  place={{ file: listsFile, path: [...path, name, language] }}
                  label={languageName(language, desk.language)}
                  language={language}
                  values={part.offers.always}
                  plain
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {facts.length > 0 && (
        <SchemaForm
          file={listsFile}
          base={path}
          schema={{
            type: 'object',
            properties: Object.fromEntries(facts.map((name) => [name, schema.properties[name]])),
          }}
        />
      )}
    </>
  );
}
