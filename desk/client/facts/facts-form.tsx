import Form from '@rjsf/core';
import type { GenericObjectType, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import { named, valueAt } from '../../entry-path.ts';
import type { ContentFile, FieldPath } from '../../protocol.ts';
import { useDesk, useDeskState } from '../desk-store.ts';
import { changesBetween } from '../drafts/changes-between.ts';
import { dataIn } from '../drafts/drafts.ts';
import { edit, leave } from '../drafts/write.ts';
import styles from './form-templates.module.css';
import { type FormContext, formTemplates, formWidgets } from './form-templates.tsx';

// nothing is submitted: a change is written after a pause, or when its field is left
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };
const wholeFile: FieldPath = [];

/** The form of one file of facts, made from its schema. */
export function FactsForm({ file }: { file: ContentFile }) {
  const { schemas } = useDeskState();
  return <SchemaForm file={file} schema={schemas[file] ?? {}} />;
}

interface SchemaFormProps {
  file: ContentFile;
  schema: GenericObjectType;
  /** where its data stands in the file */
  base?: FieldPath;
}

/** The form of a part of a file, made from its schema. */
export function SchemaForm({ file, schema, base = wholeFile }: SchemaFormProps) {
  const desk = useDesk();
  const { state, drafts } = desk;
  const at = base.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the desk changes it
  const data = useMemo(() => {
    const all = (valueAt(dataIn(desk, file), base) ?? {}) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(all).filter(([name]) => schema.properties?.[name]));
  }, [state, drafts, file, at]);
  const formContext: FormContext = { file, base };
  return (
    <div className={styles.form}>
      <Form
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={data}
        formContext={formContext}
        idPrefix={[/(\w+)\.json$/.exec(file)?.[1] ?? file, ...base].join('_')}
        templates={formTemplates}
        widgets={formWidgets}
        noHtml5Validate
        noValidate
        showErrorList={false}
        tagName="div"
        onChange={({ formData }) => {
          for (const { path, value } of changesBetween(data, base.length > 0 ? withoutEmpty(formData) : formData))
            edit({ file, path: [...base, ...named(data, path)] }, value);
        }}
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
