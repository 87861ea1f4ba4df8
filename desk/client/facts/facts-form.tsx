import Form from '@rjsf/core';
import type { ErrorSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DeskFault, Edit, FieldPath } from '../../protocol.ts';
import { common } from '../desk-messages.ts';
import { currentDesk, useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { useWriter } from '../use-writer.ts';
import { changesBetween } from './changes-between.ts';
import { pathLabel } from './fact-index.ts';
import type { FormContext } from './form-context.ts';
import styles from './form-templates.module.css';
import { formTemplates, formWidgets } from './form-templates.tsx';
import { type Schema, schemaForForm } from './schema-labels.ts';

const prefixOf = (file: string) => (file.includes('identity') ? 'identity' : 'facts');

/** The id of the element of a field. */
export const fieldId = (file: string, path: FieldPath) => [prefixOf(file), ...path].join('_');

// nothing is submitted: a change is written after a pause, or when its field is left
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

/** The form of one file of facts, made from its schema. */
export function FactsForm({ file, openPath }: { file: string; openPath: FieldPath | undefined }) {
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const inFile = state.files[file];
  const [data, setData] = useState<unknown>(inFile);
  const base = useRef(inFile);
  const latest = useRef(data);
  const schema = useMemo(() => schemaForForm((state.schemas[file] ?? {}) as Schema), [state.schemas, file]);

  // what others have written appears where nothing is being typed
  useEffect(() => {
    if (JSON.stringify(base.current) === JSON.stringify(inFile)) return;
    const mine = changesBetween(base.current, latest.current);
    base.current = inFile;
    latest.current = mine.reduce((all, { path, value }) => withValue(all, path, value), inFile);
    setData(latest.current);
  }, [inFile]);

  const pending = () => {
    const edits = changesBetween(base.current, latest.current).map(
      ({ path, value, before }): Edit => ({
        file: file as Edit['file'],
        path,
        ...(value !== undefined && { value }),
        before,
      }),
    );
    return { label: pathLabel(state, file, edits[0]?.path ?? []), edits };
  };

  const { faults, schedule, leave } = useWriter(pending, () => {
    base.current = currentDesk().state?.files[file];
  });

  const onChange = (next: unknown) => {
    latest.current = next;
    setData(next);
    schedule();
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
