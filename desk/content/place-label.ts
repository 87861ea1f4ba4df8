// The names of places in the content.

import { isObject } from '../../build/content/faults/fault.ts';
import { focusFile } from '../../build/content/hotel-files.ts';
import { withoutTags } from '../../build/content/messages/dictionary.ts';
import { languageName } from '../../build/content/values/value-names.ts';
import type { Place, Sentence } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import { type Content, type Entry, keyAt, languageOf, messagesIn, titleOf } from './content.ts';
import { indexed, valueAt } from './entry-path.ts';
import { fieldAt, isOfPages } from './fields.ts';
import { pageName } from './message-places.ts';
import { plainText, shortened } from './message-text.ts';

/** The name of a place: a text's own words, a focus point's picture, or a field's path. */
export function placeLabel(content: Content, { file, path }: Place): Sentence {
  const picture = file === focusFile && content.pictures?.find(({ name }) => name === path[0]);
  if (picture) return inBoth((t, to) => `${t.theSubjectOf} ${t.quoted(picture.title[to])}`);
  const value = valueAt(content.files[file], path);
  const text = typeof value === 'string' ? shortened(plainText(value), 40) : '';
  if (!languageOf(file) && !(text && keyAt(content, { file, path }))) return pathLabel(content, { file, path });
  const language = languageOf(file) ?? String(path.at(-1));
  return inBoth((t, to) => (text ? t.text(text) : t.textIn(languageName(language, to))));
}

/** The labels on the path to a field: “Orari › Cena › Dalle”; without a path, the label of the file. */
export function pathLabel(content: Content, { file, path }: Place): Sentence {
  const { label } = fieldAt({ file, path: [] }).meta;
  if (path.length === 0 && label) return label;
  const steps = indexed(content.files[file], path).map((step, index, all): Sentence => {
    const place = { file, path: all.slice(0, index + 1) };
    if (typeof step === 'number') return entryLabel(content, place, step);
    return fieldAt(place).meta.label ?? inBoth(() => step);
  });
  return inBoth((_, to) => steps.map((step) => step[to]).join(' › '));
}

/** The name of an entry: the name of its id, its first text, or its number. */
function entryLabel(content: Content, place: Place, index: number): Sentence {
  const entry = valueAt(content.files[place.file], place.path);
  if (typeof entry === 'string') return nameOfId(content, place, entry);
  if (!isObject(entry)) return inBoth(() => String(index + 1));
  if (nameMessage(place)) return nameOfId(content, place, String(entry.id));
  const title = titleOf(entry as Entry);
  return inBoth((_, to) => shortened(title[to], 40));
}

/** The message that names an entry or an id in a list: the first one that its id needs. */
const nameMessage = ({ file, path }: Place) => fieldAt({ file, path: [...path, 'id'] }).meta.messages?.[0];

export function nameOfId(content: Content, place: Place, id: string): Sentence {
  if (isOfPages(fieldAt(place))) return inBoth((_, to) => pageName(content, id, to));
  const key = nameMessage(place)?.replace('{id}', id) ?? '';
  return inBoth((_, to) => withoutTags(messagesIn(content, to)[key] ?? id));
}

/** A value with the labels of its choices and the names of its ids. */
export function withNames(content: Content, { file, path }: Place, value: unknown): unknown {
  if (isObject(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, one]) => [name, withNames(content, { file, path: [...path, name] }, one)]),
    );
  }
  const isOfIds = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (isOfIds) return value.map((id) => nameOfId(content, { file, path: [...path, 0] }, id));
  return fieldAt({ file, path }).meta.choices?.[String(value)] ?? value;
}

/** The ids for which the dictionary has a name. */
export function namedIds(content: Content, place: Place): string[] {
  const [before = '', after = ''] = nameMessage(place)?.split('{id}') ?? [];
  return Object.keys(messagesIn(content, 'it')).flatMap((key) => {
    const id = key.startsWith(before) && key.endsWith(after) ? key.slice(before.length, key.length - after.length) : '';
    return id && !id.includes('.') ? [id] : [];
  });
}
