import { existsSync, readFileSync } from 'node:fs';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Fault, fieldName, type Problem, problem } from './faults/fault.ts';

/** The hotel's files, by path from the project's root. */
export const hotelFiles = {
  identity: 'src/hotel/identity.json',
  facts: 'src/hotel/facts.json',
  lists: 'src/hotel/lists.json',
  information: 'src/hotel/information.json',
  announcements: 'src/announcements/announcements.json',
} as const;

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
export function dataIn(read: ReadText, file: string): unknown {
  try {
    return JSON.parse(read(file) ?? '');
  } catch {
    return;
  }
}

/** A content file as data, with its syntax faults and the lines of its fields. */
export interface ContentFile {
  /** `undefined` if the file is not valid JSON */
  data: unknown;
  faults: Fault[];
  lines: Map<string, number>;
}

const example = '{ "name": "Hotel Maiolica", "stars": 4 }';

/** Parses the text of a content file. */
export function parseContent(file: string, text: string): ContentFile {
  const breaks = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  const lineAt = (offset: number) => breaks.findLastIndex((position) => position < offset) + 2;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lines = new Map<string, number>();
  const faults: Fault[] = [];
  if (tree) visit(tree, []);
  try {
    return { data: JSON.parse(text), faults, lines };
  } catch (error) {
    const [first] = errors;
    const broken = (name: string): Problem => problem('json', { error: name });
    const fault = first
      ? { ...broken(printParseErrorCode(first.error)), line: lineAt(first.offset), example: mended(first) }
      : { ...broken(String(error)), example };
    return { data: undefined, faults: [{ file, path: [], ...fault }], lines };
  }

  /** A missing comma is added in its place; other faults get a general example. */
  function mended({ error, offset }: ParseError): string {
    if (printParseErrorCode(error) !== 'CommaExpected') return example;
    const before = text.slice(0, offset).trimEnd();
    return `${before.slice(before.lastIndexOf('\n') + 1).trim()},`;
  }

  function visit(node: Node, path: (string | number)[]): void {
    const field = fieldName(path);
    const line = lineAt(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    if (lines.has(field)) {
      const whole = node.parent?.type === 'property' ? node.parent : node;
      const once = text.slice(whole.offset, whole.offset + whole.length).split('\n')[0] ?? '';
      faults.push({ file, line, path, ...problem('duplicate'), example: once });
    }
    lines.set(field, line);
    node.children?.forEach((child, index) => {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      if (value) visit(value, [...path, key ? String(key.value) : index]);
    });
  }
}

/** The line of a field, or of the nearest field around it that exists. */
export function lineOf(path: readonly PropertyKey[], lines: Map<string, number>): number | undefined {
  for (let { length } = path; length >= 0; length -= 1) {
    const line = lines.get(fieldName(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return;
}
