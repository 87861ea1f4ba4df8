import type { GenericObjectType } from '@rjsf/utils';
import { useId } from 'react';
import { meant } from '../../../build/content/meant.ts';
import { languageIds } from '../../../src/navigation/routes.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import type { FieldPath } from '../../protocol.ts';
import { common, languageName } from '../desk-messages.ts';
import { change, currentDesk, say, useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { discard, mark } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { schemaAt } from '../facts/fact-index.ts';
import { Faults } from '../ui/faults.tsx';
import { MessageEditor } from '../words/message-editor.tsx';
import fields from '../words/message-fields.module.css';
import { listsFile } from '../words/messages.ts';
import { type Entry, emptyEntry, entriesAt, named, titleOf } from './entries.ts';
import styles from './lists.module.css';

/** The form of a new entry: what it cannot be without. It is written when it is whole, and kept until then. */
export function NewEntry({ path, onDone }: { path: FieldPath; onDone: () => void }) {
  const state = useDeskState();
  const sentence = useSentence();
  const schema = schemaAt(state.schemas[listsFile], [...path, 0]) ?? {};
  const subject = `new ${path.join('/')}`;
  const count = entriesAt(state, path).length;
  const { data, faults, set } = useDraft({
    id: subject,
    panel: { name: 'facts', file: listsFile, path },
    inFile: () => undefined,
    place: (now, field) => ({ file: listsFile, path: [...path, entriesAt(now, path).length, ...field] }),
    label: () => ({ it: 'voce nuova', en: 'new entry' }),
    isManual: true,
  });
  const entry = (data ?? emptyEntry(schema)) as Entry;
  const leave = () => {
    discard(subject);
    onDone();
  };

  /** Appends the entry; another desk may have appended one meanwhile. */
  const add = async (attempt = 0): Promise<void> => {
    const entries = entriesAt(currentDesk().state ?? state, path);
    const value = named(
      entry,
      entries.map(({ id }) => id),
    );
    const { it, en } = titleOf(value);
    const label = { it: `voce nuova «${it}»`, en: `new entry “${en}”` };
    const result = await change(label, [{ file: listsFile, path: [...path, entries.length], value, isNew: true }]);
    if (result.status === 409 && attempt < 3) return add(attempt + 1);
    if (result.status === 200) return leave();
    mark(subject, { faults: result.faults, isWaiting: true });
    if (result.faults.length === 0 && result.refusal) say(result.refusal.problem, true);
  };

  return (
    <fieldset className={styles.new}>
      <legend>{sentence({ it: 'Voce nuova', en: 'New entry' })}</legend>
      <Parts
        entry={entry}
        schema={schema}
        onChange={(next) => set([], next)}
        faultsAt={(...at) => {
          const place = [...path, count, ...at].join('/');
          return faults.filter((fault) => fault.path.join('/') === place);
        }}
      />
      <Faults faults={faults.filter((fault) => fault.path.length <= path.length)} />
      <div className={styles.deeds}>
        <Button variant="strong" onClick={() => void add()}>
          {sentence({ it: 'Aggiungi al sito', en: 'Add to the site' })}
        </Button>
        <Button onClick={leave}>{sentence(common.cancel)}</Button>
      </div>
    </fieldset>
  );
}

interface PartsProps {
  entry: Entry;
  schema: GenericObjectType;
  onChange: (entry: Entry) => void;
  faultsAt: (...path: FieldPath) => ReturnType<typeof useDraft>['faults'];
}

function Parts({ entry, schema, onChange, faultsAt }: PartsProps) {
  const sentence = useSentence();
  const { language } = useDesk();
  return Object.entries(entry).map(([name, value]) => {
    const part: GenericObjectType | undefined = schema.properties?.[name];
    if (!part || name === 'id') return null;
    const label = sentence(part.label);
    if (Array.isArray(value)) {
      return (
        <Parts
          key={name}
          entry={value[0]}
          schema={part.items}
          onChange={(first) => onChange({ ...entry, [name]: [first] })}
          faultsAt={(...path) => faultsAt(name, 0, ...path)}
        />
      );
    }
    if (!part.offers) {
      return (
        <div key={name}>
          <Field
            name={name}
            label={label}
            inputMode={part.type === 'string' ? undefined : 'decimal'}
            defaultValue={String(value)}
            onChange={({ target }) =>
              onChange({ ...entry, [name]: meant(part.kind ?? 'text', target.value, language) })
            }
          />
          <Faults faults={faultsAt(name)} />
        </div>
      );
    }
    return (
      <TextParts
        key={name}
        label={label}
        values={part.offers.always}
        texts={value as Record<string, string>}
        onChange={(texts) => onChange({ ...entry, [name]: texts })}
        faultsAt={(of) => faultsAt(name, of)}
      />
    );
  });
}

interface TextPartsProps {
  label: string;
  values: string[];
  texts: Record<string, string>;
  onChange: (texts: Record<string, string>) => void;
  faultsAt: (language: string) => ReturnType<typeof useDraft>['faults'];
}

function TextParts({ label, values, texts, onChange, faultsAt }: TextPartsProps) {
  const { language } = useDesk();
  const id = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      <div className={fields.fields}>
        {languageIds.map((of) => (
          <div key={of} className={fields.field}>
            <div className={fields.label}>{languageName(of, language)}</div>
            <MessageEditor
              label={languageName(of, language)}
              language={of}
              text={texts[of] ?? ''}
              values={values}
              plain
              invalid={faultsAt(of).length > 0}
              describedBy={`${id}-${of}`}
              onChange={(text) => onChange({ ...texts, [of]: text })}
            />
            <Faults id={`${id}-${of}`} faults={faultsAt(of)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
