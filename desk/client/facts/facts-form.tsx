import Form from '@rjsf/core';
import type { ErrorSchema, GenericObjectType, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { DeskFault, Edit, FieldPath } from '../../protocol.ts';
import { common } from '../desk-messages.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { type Subject, useDraft } from '../drafts/use-draft.ts';
import { pathLabel } from './fact-index.ts';
import type { FormContext } from './form-context.ts';
import styles from './form-templates.module.css';
import { formTemplates, formWidgets } from './form-templates.tsx';

const prefixOf = (file: string) => /(\w+)\.json$/.exec(file)?.[1] ?? file;

/** The id of the element of a field. */
export const fieldId = (file: string, path: FieldPath) => [prefixOf(file), ...path].join('_');

// nothing is submitted: a change is written after a pause, or when its field is left
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

/** The form of one file of facts, made from its schema. */
export function FactsForm({ file, openPath }: { file: string; openPath: FieldPath | undefined }) {
  const { schemas } = useDeskState();
  return (
    <SchemaForm
      file={file}
      schema={schemas[file] ?? {}}
      openPath={openPath}
      subject={{
        id: `facts ${file}`,
        panel: { name: 'facts', file },
        inFile: ({ files }) => files[file],
        place: (_, path) => ({ file: file as Edit['file'], path }),
        label: (now, [first]) => pathLabel(now, file, first?.path ?? []),
      }}
    />
  );
}

interface SchemaFormProps {
  file: string;
  schema: GenericObjectType;
  subject: Subject;
  /** where its data stands in the file */
  base?: FieldPath;
  openPath?: FieldPath | undefined;
}

/** The form of a part of a file, made from its schema. */
export function SchemaForm({ file, schema, subject, base = [], openPath }: SchemaFormProps) {
  const { language } = useDesk();
  const sentence = useSentence();
  const { data, fields, conflicts, faults, update, discard, insist, leave } = useDraft(subject);
  const formContext: FormContext = { file, openPath, fields, conflicts, onLeave: leave, discard, insist };
  return (
    <div className={styles.form}>
      <Form
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={data}
        formContext={formContext}
        idPrefix={fieldId(file, base)}
        templates={formTemplates}
        widgets={formWidgets}
        extraErrors={errorsOf(faults, file, base, (fault) =>
          fault.example
            ? `${fault.problem[language]}\n${sentence(common.example)} ${fault.example}`
            : fault.problem[language],
        )}
        noHtml5Validate
        noValidate
        showErrorList={false}
        tagName="div"
        onChange={({ formData }) => update(base.length > 0 ? withoutEmpty(formData) : formData)}
        onBlur={leave}
      />
    </div>
  );
}

/** What is left empty is not written. */
function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown): boolean =>
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

/** Faults as errors of the form's fields. */
function errorsOf(
  faults: readonly DeskFault[],
  file: string,
  base: FieldPath,
  text: (fault: DeskFault) => string,
): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const fault of faults) {
    if (fault.file !== file || base.some((step, index) => fault.path[index] !== step)) continue;
    let at = errors as Record<string | number, ErrorSchema>;
    for (const step of fault.path.slice(base.length)) {
      at[step] ??= {};
      at = at[step] as Record<string | number, ErrorSchema>;
    }
    const end = at as unknown as { __errors?: string[] };
    end.__errors = [...(end.__errors ?? []), text(fault)];
  }
  return errors;
}
