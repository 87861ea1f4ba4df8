import { lineOf, parseContent, type ReadText } from '../content/content-file.ts';
import { type Fault, isObject, nearest } from '../content/fault.ts';

/** A point in an upright photograph: the distances from its left and top edges, from 0 to 1. */
export type Point = readonly [left: number, top: number];

export const middle: Point = [0.5, 0.5];
export const focusFile = 'photos/focus.json' as const;

/** The points that stay in view, by picture name, and the faults of the file. */
export function readFocus(read: ReadText, names: string[]): { points: Record<string, Point>; faults: Fault[] } {
  const text = read(focusFile);
  if (text === undefined) return { points: {}, faults: [] };
  const { data, faults, lines } = parseContent(focusFile, text);
  const points: Record<string, Point> = {};
  const fault = (field: string, problem: string, example: string) => {
    const line = lineOf(field, lines);
    faults.push({ file: focusFile, ...(line && { line }), field, problem, example });
  };
  if (data !== undefined && !isObject(data)) {
    fault('', 'must hold names of pictures, each with a point', '{ "home-hero": [0.5, 0.3] }');
  }
  for (const [name, point] of Object.entries(isObject(data) ? data : {})) {
    if (!names.includes(name)) {
      const problem = `is no picture that a photograph can stand for. The names there are: ${names.join(', ')}.`;
      fault(name, problem, `"${nearest(name, names)}": [0.5, 0.3]`);
    } else if (isPoint(point)) {
      points[name] = point;
    } else {
      const is = 'how far from the left and from the top lies what must stay in view';
      fault(name, `must be two numbers from 0 to 1: ${is}`, `"${name}": [0.5, 0.3]`);
    }
  }
  return { points, faults };
}

function isPoint(value: unknown): value is Point {
  const isShare = (number: unknown) => typeof number === 'number' && number >= 0 && number <= 1;
  return Array.isArray(value) && value.length === 2 && value.every(isShare);
}
