import { describe, expect, it } from 'vitest';
import { parseStat, processorSeconds } from './process-tree.ts';

describe('a line of /proc/<pid>/stat', () => {
  it('gives the parent and the ticks of a program with any name', () => {
    expect(parseStat('42 (a) R 7 (b) S 41 1 1 0 -1 0 0 0 0 0 150 25 3 4 20 0 1 0 99')).toEqual({
      parent: 41,
      ticks: 175,
    });
  });
});

describe.runIf(process.platform === 'linux')('the processor time of a process', () => {
  it('counts the process itself', () => {
    expect(processorSeconds(process.pid).get(process.pid)).toBeGreaterThan(0);
  });
});
