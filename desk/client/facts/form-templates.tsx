// How the forms look: templates and widgets for @rjsf/core, in the site's own style.
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  GenericObjectType,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import { named } from '../../entry-path.ts';
import type { ContentFile, FieldPath } from '../../protocol.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import type { Place } from '../drafts/draft.ts';
import { dataIn } from '../drafts/drafts.ts';
import { fieldKey } from '../ui/focus-field.ts';
import inputs from '../ui/input.module.css';
import { SmallButton } from '../ui/small-button.tsx';
import { Trouble, useIsInvalid } from '../ui/trouble.tsx';
import { entryLabel, schemaLabel } from './fact-index.ts';
import styles from './form-templates.module.css';
import { Invalid, TypedInput } from './typed-input.tsx';

/** What the templates of a form know of it. */
export interface FormContext {
  file: ContentFile;
  /** where the form's data stands in it */
  base: FieldPath;
}

const contextOf = (props: { registry: { formContext: unknown } }) => props.registry.formContext as FormContext;
const stepsOf = (path: { path: readonly (string | number)[] }) => [...path.path];

/** What follows a label: a sentence on what belongs there. */
function useHelp({ help }: GenericObjectType): string | undefined {
  const { language } = useDesk();
  return help?.[language];
}

function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, schema, hidden } = props;
  const sentence = useSentence();
  const help = useHelp(schema);
  const place = usePlace(props);
  const isInvalid = useIsInvalid(place);
  if (hidden) return <div hidden>{children}</div>;
  const label = sentence(schemaLabel(schema, props.label));
  if (schema.type === 'object' || schema.type === 'array') {
    return (
      <div data-field={fieldKey(place)}>
        {children}
        <Trouble place={place} label={label} isWhole={false} />
      </div>
    );
  }
  return (
    <div className={styles.field} data-field={fieldKey(place)} data-invalid={isInvalid || undefined}>
      {schema.type !== 'boolean' && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <Invalid value={isInvalid}>{children}</Invalid>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <Trouble id={`${id}-errors`} place={place} label={label} />
    </div>
  );
}

/** Where a field stands in its file, by the ids of entries. */
function usePlace(props: FieldTemplateProps): Place {
  const { file, base } = contextOf(props);
  return { file, path: named(dataIn(useDesk(), file), [...base, ...stepsOf(props.fieldPathId)]) };
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, title } = props;
  const schema: GenericObjectType = props.schema;
  const sentence = useSentence();
  const help = useHelp(schema);
  const path = stepsOf(fieldPathId);
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
            <details key={name} className={styles.section}>
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
  const { file, base } = contextOf(props);
  const path = [...base, ...stepsOf(fieldPathId)];
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
