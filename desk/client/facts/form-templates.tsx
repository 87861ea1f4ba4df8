// How the forms look: templates and widgets for @rjsf/core, in the site's own style.
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  GenericObjectType,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import { common } from '../desk-messages.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { Conflict } from '../drafts/conflict.tsx';
import { isAt } from '../drafts/drafts.ts';
import { readable } from '../drafts/readable.ts';
import inputs from '../ui/input.module.css';
import { SmallButton } from '../ui/small-button.tsx';
import { entryLabel, schemaLabel } from './fact-index.ts';
import type { FormContext } from './form-context.ts';
import styles from './form-templates.module.css';
import { TypedInput } from './typed-input.tsx';

const contextOf = (props: { registry: { formContext: unknown } }) => props.registry.formContext as FormContext;
const stepsOf = (path: { path: readonly (string | number)[] }) => [...path.path];

/** What follows a label: a sentence on what belongs there. */
function useHelp({ help }: GenericObjectType): string | undefined {
  const { language } = useDesk();
  return help?.[language];
}

function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, rawErrors = [], schema, hidden } = props;
  const sentence = useSentence();
  const help = useHelp(schema);
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === 'object' || schema.type === 'array') {
    return (
      <>
        {children}
        <Errors {...props} />
      </>
    );
  }
  const label = sentence(schemaLabel(schema, props.label));
  return (
    <div className={styles.field} data-invalid={rawErrors.length > 0 || undefined}>
      {schema.type !== 'boolean' && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {children}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <Errors {...props} />
    </div>
  );
}

/** Why a field is not written, with the ways out. */
function Errors(props: FieldTemplateProps) {
  const { id, rawErrors = [], schema, fieldPathId } = props;
  const sentence = useSentence();
  const { fields, conflicts, discard, insist } = contextOf(props);
  const path = stepsOf(fieldPathId);
  const conflict = conflicts.find(isAt(path));
  const label = sentence(schemaLabel(schema, props.label));
  return (
    <>
      <div id={`${id}-errors`} role="status" className={styles.errors}>
        {[...new Set(rawErrors)].map((text) => {
          const [problem, example] = text.split('\n');
          return (
            <p key={text} className={styles.error}>
              <strong>{problem}</strong>
              {example && <span>{example}</span>}
            </p>
          );
        })}
      </div>
      {rawErrors.length > 0 && !conflict && fields.some(isAt(path)) && (
        <SmallButton onClick={() => discard(path)}>{sentence(common.before)}</SmallButton>
      )}
      {conflict && (
        <Conflict
          label={label}
          theirs={sentence(readable(conflict.theirs))}
          onKeep={() => insist(path)}
          onTake={() => discard(path)}
        />
      )}
    </>
  );
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, title } = props;
  const schema: GenericObjectType = props.schema;
  const sentence = useSentence();
  const help = useHelp(schema);
  const path = stepsOf(fieldPathId);
  const { openPath } = contextOf(props);
  const isRoot = path.length === 0;
  const isEntry = typeof path.at(-1) === 'number';
  const shown = properties.filter(({ name }) => name !== '$schema');
  if (isRoot) {
    const isSimple = (name: string) => {
      const part: GenericObjectType | undefined = schema.properties?.[name];
      return part?.type !== 'object' && part?.type !== 'array';
    };
    return (
      <div className={styles.root}>
        <div className={styles.simple}>{shown.filter(({ name }) => isSimple(name)).map(({ content }) => content)}</div>
        {shown
          .filter(({ name }) => !isSimple(name))
          .map(({ name, content }) => (
            <details key={name} className={styles.section} open={openPath?.[0] === name || undefined} name={undefined}>
              <summary>{sentence(schemaLabel(schema.properties?.[name], name))}</summary>
              <div className={styles.inside}>{content}</div>
            </details>
          ))}
      </div>
    );
  }
  const name = String(title || path.at(-1));
  const isShort = shown.length <= 3 && shown.every(({ name: part }) => isShortField(schema.properties?.[part]));
  return (
    <fieldset className={styles.group} id={fieldPathId.$id}>
      {path.length > 1 && !isEntry && <legend>{sentence(schemaLabel(schema, name))}</legend>}
      {help && <p className={styles.help}>{help}</p>}
      <div className={isShort ? styles.row : styles.column}>{shown.map(({ content }) => content)}</div>
    </fieldset>
  );
}

/** Whether a number or a time of day goes into a field. */
const isShortField = (schema: GenericObjectType | undefined) =>
  schema?.type === 'number' || schema?.type === 'integer' || /^\d\d:\d\d$/.test(schema?.examples?.[0]);

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, schema, title, canAdd, onAddClick } = props;
  const sentence = useSentence();
  const help = useHelp(schema);
  const isNested = stepsOf(fieldPathId).length > 1;
  const isFixed = schema.minItems !== undefined && schema.minItems === schema.maxItems;
  return (
    <fieldset className={styles.group} id={fieldPathId.$id}>
      {isNested && <legend>{sentence(schemaLabel(schema, title))}</legend>}
      {help && <p className={styles.help}>{help}</p>}
      <ol className={styles.entries}>{items}</ol>
      {canAdd && !isFixed && <SmallButton onClick={onAddClick}>{sentence({ it: 'Aggiungi', en: 'Add' })}</SmallButton>}
    </fieldset>
  );
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, parentUiSchema: _, schema } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, fieldPathId } = buttonsProps;
  const state = useDeskState();
  const sentence = useSentence();
  const { file } = contextOf(props);
  const path = stepsOf(fieldPathId);
  const isAt = path.at(-1) === index ? path : [...path, index];
  const label = sentence(entryLabel(state, file, isAt));
  const isId = schema.type === 'string';
  return (
    <li className={styles.entry}>
      <div className={styles.entryTop}>
        <span className={styles.entryName} id={isId ? fieldPathId.$id : undefined}>
          {label}
        </span>
        {hasMoveUp && (
          <button
            type="button"
            className={styles.arrow}
            aria-label={sentence({ it: `${label}: su`, en: `${label}: up` })}
            onClick={onMoveUpItem}
          >
            ↑
          </button>
        )}
        {hasMoveDown && (
          <button
            type="button"
            className={styles.arrow}
            aria-label={sentence({ it: `${label}: giù`, en: `${label}: down` })}
            onClick={onMoveDownItem}
          >
            ↓
          </button>
        )}
        {hasRemove && (props.totalItems ?? 0) > 1 && !isFixedList(props) && (
          <button
            type="button"
            className={styles.arrow}
            aria-label={sentence({ it: `${label}: togli`, en: `${label}: remove` })}
            onClick={onRemoveItem}
          >
            ×
          </button>
        )}
      </div>
      {/* the pages know these ids: only their order changes */}
      {!(isId && isFixedList(props)) && children}
    </li>
  );
}

// the pages are designed for these numbers of entries; languages are the one list of any length
const isFixedList = ({ buttonsProps }: ArrayFieldItemTemplateProps) =>
  !String(buttonsProps.fieldPathId.$id).includes('spokenLanguages');

function CheckboxWidget({ id, value, schema, label, onChange }: WidgetProps) {
  const sentence = useSentence();
  return (
    <label className={styles.checkbox}>
      <input id={id} type="checkbox" checked={Boolean(value)} onChange={({ target }) => onChange(target.checked)} />
      {sentence(schemaLabel(schema, label))}
    </label>
  );
}

export const formTemplates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  BaseInputTemplate: TypedInput,
};

/** A choice by name, or none. */
function SelectWidget({ id, value, schema, onChange, onBlur }: WidgetProps) {
  const sentence = useSentence();
  const { choices = {} }: GenericObjectType = schema;
  return (
    <select
      id={id}
      className={inputs.input}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">–</option>
      {(schema.enum as string[]).map((one) => (
        <option key={one} value={one}>
          {sentence(choices[one] ?? { it: one, en: one })}
        </option>
      ))}
    </select>
  );
}

export const formWidgets = { CheckboxWidget, SelectWidget };
