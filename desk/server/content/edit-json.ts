// Edits JSON files as text: jsonc-parser changes a field, Biome gives the file the format of the project.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, type Node, parseTree } from 'jsonc-parser';
import { isObject } from '../../../build/content/faults/fault.ts';
import type { FieldPath } from '../../protocol.ts';

/** The text with another value at a path, not formatted yet. Without a value, the field is removed. */
export function editJson(text: string, path: FieldPath, value: unknown): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  const old: unknown = node && getNodeValue(node);
  if (isDeepStrictEqual(old, value)) return text;
  const parts = partsOf(old, value);
  if (parts) return parts.reduce((edited, [step, part]) => editJson(edited, [...path, step], part), text);
  const before = value === undefined && node?.parent?.type === 'array' && previous(node);
  if (!before) return applyEdits(text, modify(text, path, value, {}));
  // modify() leaves a part of the last entry in a list on one line
  const offset = before.offset + before.length;
  return applyEdits(text, [{ offset, length: node.offset + node.length - offset, content: '' }]);
}

const previous = (node: Node) => node.parent?.children?.[node.parent.children.indexOf(node) - 1];

/** The fields or entries of a value that replaces one of the same kind, so that those that stay keep their lines. */
function partsOf(old: unknown, value: unknown): [step: string | number, value: unknown][] | undefined {
  if (Array.isArray(old) && Array.isArray(value)) {
    const gone = old.slice(value.length).map((_, index): [number, unknown] => [value.length + index, undefined]);
    return [...gone.reverse(), ...value.entries()];
  }
  if (!isObject(old) || !isObject(value)) return;
  return Object.keys({ ...old, ...value }).map((key) => [key, value[key]]);
}

const project = fileURLToPath(new URL('../../../', import.meta.url));
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));

/** The text of a JSON file as Biome formats it, with its own line breaks. */
export async function formatJson(text: string): Promise<string> {
  const lineEnding = `--line-ending=${text.includes('\r\n') ? 'crlf' : 'lf'}`;
  // the name tells the language alone
  const options = ['format', '--stdin-file-path=content.json', '--vcs-enabled=false', lineEnding];
  const formatting = promisify(execFile)(process.execPath, [biome, ...options], { cwd: project });
  formatting.child.stdin?.end(text);
  return (await formatting).stdout;
}
