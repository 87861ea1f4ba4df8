import { existsSync, readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { byLanguage } from '../../src/i18n/languages.ts';
import { type Fault, type FieldPath, type Problem, parsed, problem } from './faults/fault.ts';
import { dictionaryFile, messagesIn } from './messages/dictionary.ts';

/** Gives the text of a file by its path from the project's root; undefined if there is none. */
export type ReadText = (file: string) => string | undefined;

/** Reads the files below a folder. */
export const readerOf =
  (root: URL): ReadText =>
  (file) => {
    const address = new URL(file, root);
    return existsSync(address) ? readFileSync(address, 'utf8') : undefined;
  };

/** The data of a file; undefined if there is none, or if it is not valid JSON. */
export const dataIn = (read: ReadText, file: string): unknown => parsed(read(file));

/** A content file as data, with its syntax faults. */
export interface ContentFile {
  /** `undefined` if the file is not valid JSON */
  data: unknown;
  faults: Fault[];
  /** the line of a field, or of the nearest field around it that exists */
  lineOf: (path: Readonly<FieldPath>) => number | undefined;
}

/** Parses the text of a content file. A missing file is a fault. */
export function parseContent(file: string, text: string | undefined): ContentFile {
  if (text === undefined) {
    return { data: undefined, faults: [{ file, path: [], ...problem('fileMissing') }], lineOf: () => undefined };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lineOf = (path: Readonly<FieldPath>): number | undefined => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (node) return lineAt(propertyOf(node).offset);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : undefined;
  };
  const faults = (tree ? repeated(tree) : []).map((node): Fault => {
    const line = lineAt(propertyOf(node).offset);
    return { file, line, path: getNodePath(node), ...problem('duplicate') };
  });
  try {
    return { data: JSON.parse(text), faults, lineOf };
  } catch (error) {
    const [first] = errors;
    const name = first ? printParseErrorCode(first.error) : String(error);
    const fault: Problem = problem('json', { error: text.startsWith('\ufeff') ? 'ByteOrderMark' : name });
    const place = first && { line: lineAt(first.offset), example: mended(text, first) };
    return { data: undefined, faults: [{ file, path: [], ...fault, ...place }], lineOf };
  }
}

/** The line that lacks a comma, with the comma added. The parser reports the line after it. */
function mended(text: string, { error, offset }: ParseError): string | undefined {
  if (printParseErrorCode(error) !== 'CommaExpected') return;
  const before = text.slice(0, offset).trimEnd();
  return `${before.slice(before.lastIndexOf('\n') + 1).trim()},`;
}

/** The property that a value belongs to, or the value itself. */
const propertyOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

/** The values within a node whose name is a duplicate in their object. */
function repeated(node: Node): Node[] {
  const names = new Set<string>();
  return (node.children ?? []).flatMap((child) => {
    const [key, value = child] = child.type === 'property' ? (child.children ?? []) : [];
    const isRepeated = key && names.has(key.value);
    if (key) names.add(key.value);
    return [...(isRepeated ? [value] : []), ...repeated(value)];
  });
}

/** The valid messages of all dictionaries, by language. */
export const messagesByLanguage = (read: ReadText) =>
  byLanguage((language) => messagesIn(dataIn(read, dictionaryFile(language))));
