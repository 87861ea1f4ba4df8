import Form from '@rjsf/core';
import type { ErrorSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DeskFault, Edit, FieldPath } from '../../protocol.ts';
import { common } from '../desk-messages.ts';
import { change, check, report, useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { changesBetween } from './changes-between.ts';
import { pathLabel } from './fact-index.ts';
import type { FormContext } from './form-context.ts';
import styles from './form-templates.module.css';
import { formTemplates, formWidgets } from './form-templates.tsx';
import { type Schema, schemaForForm } from './schema-labels.ts';

const prefixOf = (file: string) => (file.includes('identity') ? 'identity' : 'facts');

/** The id of the element of a field. */
export const fieldId = (file: string, path: FieldPath) => [prefixOf(file), ...path].join('_');

const checkMs = 250;
const writeMs = 900;

// nothing is submitted: a change is written after a pause, or when its field is left
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

/** The form of one file of facts, made from its schema. */
export function FactsForm({ file, openPath }: { file: string; openPath: FieldPath | undefined }) {
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const inFile = state.files[file];
  const [data, setData] = useState<unknown>(inFile);
  const [faults, setFaults] = useState<DeskFault[]>([]);
  const base = useRef(inFile);
  const latest = useRef(data);
  const session = useRef<string | undefined>(undefined);
  const timers = useRef<{ check?: ReturnType<typeof setTimeout>; write?: ReturnType<typeof setTimeout> }>({});
  const schema = useMemo(() => schemaForForm((state.schemas[file] ?? {}) as Schema), [state.schemas, file]);

  // what others have written appears where nothing is being typed
  useEffect(() => {
    if (JSON.stringify(base.current) === JSON.stringify(inFile)) return;
    const mine = changesBetween(base.current, latest.current);
    base.current = inFile;
    latest.current = mine.reduce((all, { path, value }) => withValue(all, path, value), inFile);
    setData(latest.current);
  }, [inFile]);

  const editsOf = (): Edit[] =>
    changesBetween(base.current, latest.current).map(({ path, value, before }) => ({
      file: file as Edit['file'],
      path,
      ...(value !== undefined && { value }),
      before,
    }));

  const write = async () => {
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.write);
    const edits = editsOf();
    const [first] = edits;
    if (!first) return;
    session.current ??= crypto.randomUUID();
    const result = await change(pathLabel(state, file, first.path), edits, session.current);
    setFaults(result.faults);
  };
  const latestWrite = useRef(write);
  latestWrite.current = write;

  const leave = () => {
    void latestWrite.current().finally(() => {
      session.current = undefined;
    });
  };
  useEffect(() => () => void latestWrite.current(), []);

  const onChange = (next: unknown) => {
    latest.current = next;
    setData(next);
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.write);
    const edits = editsOf();
    if (edits.length === 0) {
      setFaults([]);
      return;
    }
    timers.current.check = setTimeout(() => check(edits).then(setFaults, report), checkMs);
    timers.current.write = setTimeout(() => void latestWrite.current(), writeMs);
  };

  const formContext: FormContext = { file, openPath, onLeave: leave };
  return (
    <div className={styles.form}>
      <Form
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={data}
        formContext={formContext}
        idPrefix={prefixOf(file)}
        templates={formTemplates}
        widgets={formWidgets}
        extraErrors={errorsOf(faults, file, (fault) =>
          fault.example
            ? `${fault.problem[language]}\n${sentence(common.example)} ${fault.example}`
            : fault.problem[language],
        )}
        noHtml5Validate
        noValidate
        showErrorList={false}
        tagName="div"
        onChange={({ formData }) => onChange(formData)}
        onBlur={leave}
      />
    </div>
  );
}

/** Faults as errors of the form's fields. */
function errorsOf(faults: readonly DeskFault[], file: string, text: (fault: DeskFault) => string): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const fault of faults) {
    if (fault.file !== file) continue;
    let at = errors as Record<string | number, ErrorSchema>;
    for (const step of fault.path) {
      at[step] ??= {};
      at = at[step] as Record<string | number, ErrorSchema>;
    }
    const end = at as unknown as { __errors?: string[] };
    end.__errors = [...(end.__errors ?? []), text(fault)];
  }
  return errors;
}

/** A copy of some data with another value at a path. */
function withValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue((data as Record<string, unknown>)?.[step], rest, value);
  if (Array.isArray(data)) return data.map((entry, index) => (index === step ? inner : entry));
  return { ...(data as object), [step]: inner };
}
