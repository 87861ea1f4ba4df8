import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// schema.org's vocabulary, one statement per line: <subject> <predicate> <object> <graph> .
const statements = readFileSync(fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8');

const schema = 'http://schema.org/';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';
const type = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** The objects of each subject for one predicate, without schema.org's URL. */
function relation(predicate: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, subject = '', object = ''] of statements.matchAll(
    RegExp(`^<([^>]+)> <${predicate}> <([^>]+)>`, 'gm'),
  )) {
    const name = subject.replace(schema, '');
    found.set(name, [...(found.get(name) ?? []), object.replace(schema, '')]);
  }
  return found;
}

const kinds = relation(type);
const parents = relation(`${rdfs}subClassOf`);
const domains = relation(`${schema}domainIncludes`);
const ranges = relation(`${schema}rangeIncludes`);
const isClass = (name: string) => kinds.get(name)?.includes(`${rdfs}Class`) ?? false;

/** A type and its supertypes. */
function lineage(name: string): string[] {
  return [name, ...(parents.get(name) ?? []).flatMap(lineage)];
}

const isA = (name: string, wanted: readonly string[]) => lineage(name).some((one) => wanted.includes(one));

/** The data types that a plain value can have. */
function typesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return ['Boolean'];
  if (typeof value === 'number') return ['Number', 'Integer', 'Float'];
  const text = String(value);
  const forms: [string, RegExp][] = [
    ['URL', /^https:\/\/\S+$/],
    ['Date', /^\d{4}-\d\d-\d\d$/],
    ['Time', /^(?:[01]\d|2[0-3]):[0-5]\d$/],
    ['Boolean', /^https:\/\/schema\.org\/(?:True|False)$/],
  ];
  const enumerated = text.startsWith('https://schema.org/') ? (kinds.get(text.slice(19)) ?? []) : [];
  return ['Text', ...forms.filter(([, form]) => form.test(text)).map(([name]) => name), ...enumerated];
}

/** What schema.org's definitions do not allow in an entity and its parts. */
export function schemaFaults(thing: Record<string, unknown>, typesById: Map<string, string>): string[] {
  const name = String(thing['@type']);
  if (!isClass(name)) return [`there is no type ${name}`];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const place = `${name}.${property}`;
    if (!domains.has(property)) return [`there is no property ${place}`];
    if (!isA(name, domains.get(property) ?? [])) return [`${place} is not for this type`];
    return [value].flat().flatMap((one) => {
      const range = ranges.get(property) ?? [];
      if (typeof one !== 'object') {
        // schema.org accepts text for an entity, but not for a number, a time or a boolean
        const may = typesOf(one).some((kind) => range.includes(kind));
        return may ? [] : [`${place} may not be ${JSON.stringify(one)}, but ${range.join(', ')}`];
      }
      const inner = one as Record<string, unknown>;
      if (Object.keys(inner).join() === '@id') {
        const known = typesById.get(String(inner['@id']));
        if (!known) return [`${place} leads to ${inner['@id']}, which is not in the graph`];
        return isA(known, range) ? [] : [`${place} may not be a ${known}`];
      }
      const wrong = isA(String(inner['@type']), range) ? [] : [`${place} may not be a ${inner['@type']}`];
      return [...wrong, ...schemaFaults(inner, typesById)];
    });
  });
}

/** The type of every entity with an identifier. */
export function typesById(thing: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof thing !== 'object' || thing === null) return found;
  const { '@id': id, '@type': kind } = thing as Record<string, unknown>;
  if (id && kind) found.set(String(id), String(kind));
  for (const value of Object.values(thing)) typesById(value, found);
  return found;
}
