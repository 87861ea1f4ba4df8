// Changes one field in the text of a JSON file and leaves every other line as it is.
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { isObject } from '../../../build/content/fault.ts';
import type { FieldPath } from '../../protocol.ts';

const lineWidth = 120;

/** The text with another value at a path. Without a value, the field is removed. */
export function editJson(text: string, path: FieldPath, value: unknown): string {
  const tree = parseTree(text) as Node;
  const node = findNodeAtLocation(tree, path);
  if (value === undefined) return node ? removed(text, node) : text;
  return node ? replaced(text, path, node, value) : inserted(text, tree, path, value);
}

function replaced(text: string, path: FieldPath, node: Node, value: unknown): string {
  const old: unknown = getNodeValue(node);
  if (isDeepStrictEqual(old, value)) return text;
  const parts = steps(old, value);
  if (!parts) return splice(text, node.offset, node.length, printAt(text, node.offset, value));
  return parts.reduce((before, [step, inner]) => editJson(before, [...path, step], inner), text);
}

/** The changes of an object's fields or of a list's entries, the last removal first; undefined for other values. */
function steps(old: unknown, value: unknown): [step: string | number, value: unknown][] | undefined {
  if (isObject(old) && isObject(value)) {
    const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
    return [...gone.map((key): [string, unknown] => [key, undefined]), ...Object.entries(value)];
  }
  if (!Array.isArray(old) || !Array.isArray(value)) return;
  const gone = old.slice(value.length).map((_, index): [number, unknown] => [value.length + index, undefined]);
  return [...gone.reverse(), ...value.entries()];
}

function removed(text: string, node: Node): string {
  const child = node.parent?.type === 'property' ? node.parent : node;
  const holder = child.parent as Node;
  const siblings = holder.children ?? [];
  if (siblings.length === 1) return splice(text, holder.offset, holder.length, holder.type === 'array' ? '[]' : '{}');
  const [before, after] = [siblings[siblings.indexOf(child) - 1], siblings[siblings.indexOf(child) + 1]];
  if (after) return splice(text, child.offset, after.offset - child.offset, '');
  const start = before ? before.offset + before.length : child.offset;
  return splice(text, start, child.offset + child.length - start, '');
}

function inserted(text: string, tree: Node, path: FieldPath, value: unknown): string {
  let depth = path.length - 1;
  while (!findNodeAtLocation(tree, path.slice(0, depth))) depth -= 1;
  const holder = findNodeAtLocation(tree, path.slice(0, depth)) as Node;
  const inner = path
    .slice(depth + 1)
    .reduceRight<unknown>((within, step) => (typeof step === 'number' ? [within] : { [step]: within }), value);
  const step = path[depth];
  const last = holder.children?.at(-1);
  const isList = holder.type === 'array';
  if (!last) {
    const filled = isList ? [inner] : { [String(step)]: inner };
    const printed = printAt(text, holder.offset, filled, holder.offset === tree.offset);
    return splice(text, holder.offset, holder.length, printed);
  }
  const end = last.offset + last.length;
  const name = isList ? '' : `${JSON.stringify(String(step))}: `;
  const lineBreak = /\r?\n/.exec(text.slice(holder.offset, last.offset))?.[0];
  if (lineBreak) {
    const indent = indentAt(text, last.offset);
    const printed = print(inner, indent, indent.length + name.length);
    return splice(text, end, 0, `,${lineBreak}${indent}${name}${printed.replaceAll('\n', lineBreak)}`);
  }
  const onOneLine = splice(text, end, 0, `, ${name}${compact(inner)}`);
  const line = onOneLine.slice(onOneLine.lastIndexOf('\n', holder.offset) + 1).split(/\r?\n/)[0] ?? '';
  if (line.length <= lineWidth) return onOneLine;
  const old: unknown = getNodeValue(holder);
  const filled = Array.isArray(old) ? [...old, inner] : { ...(old as object), [String(step)]: inner };
  return splice(text, holder.offset, holder.length, printAt(text, holder.offset, filled, true));
}

const splice = (text: string, offset: number, length: number, content: string) =>
  applyEdits(text, [{ offset, length, content }]);

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const indentAt = (text: string, offset: number) => /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? '';

/** A value as text for a place in a file, with the file's line breaks. */
function printAt(text: string, offset: number, value: unknown, expanded = false): string {
  const printed = print(value, indentAt(text, offset), offset - lineStart(text, offset), expanded);
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed;
}

/** A value as Biome formats it: on one line if it fits. */
function print(value: unknown, indent: string, column: number, expanded = false): string {
  const short = compact(value);
  // a comma may follow
  if (!expanded && !holdsRecords(value) && column + short.length < lineWidth) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((entry) => deeper + print(entry, deeper, deeper.length)).join(',\n')}\n${indent}]`;
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    const entries = Object.entries(value).map(([key, inner]) => {
      const name = `${deeper}${JSON.stringify(key)}: `;
      return name + print(inner, deeper, name.length);
    });
    return `{\n${entries.join(',\n')}\n${indent}}`;
  }
  return short;
}

/** Whether a value is a list of several records, which stand on a line each. */
const holdsRecords = (value: unknown) =>
  Array.isArray(value) && value.length > 1 && value.every((entry) => isObject(entry) && Object.keys(entry).length > 1);

function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${compact(inner)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
