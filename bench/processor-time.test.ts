import { expect, it } from 'vitest';
import { blockingInProcessorTime, type Simulated } from './processor-time.ts';

const simulated = (
  timeInMs: number,
  ...tasks: [start: number, took: number, dur: number, tdur?: number][]
): Simulated => {
  const nodeTimings = new Map(
    tasks.map(([startTime, duration, dur, tdur]) => [
      { type: 'cpu', event: tdur === undefined ? { dur } : { dur, tdur } },
      { startTime, duration },
    ]),
  );
  const estimate = { timeInMs, nodeTimings };
  return { optimisticEstimate: estimate, pessimisticEstimate: estimate };
};

it('does not count time that other threads used during a task', () => {
  // 25 ms simulated as 100, 15 of them on a processor
  expect(blockingInProcessorTime(simulated(0, [700, 100, 25_000, 15_000]), simulated(600))).toBe(10);
  expect(blockingInProcessorTime(simulated(0, [700, 100, 25_000, 12_000]), simulated(600))).toBe(0);
});

it('counts the whole task if the trace has no processor time', () => {
  expect(blockingInProcessorTime(simulated(0, [700, 100, 25_000]), simulated(600))).toBe(50);
});

it('counts only time after the first paint', () => {
  expect(blockingInProcessorTime(simulated(0, [500, 200, 50_000, 50_000]), simulated(600))).toBe(50);
  expect(blockingInProcessorTime(simulated(0, [300, 200, 50_000, 50_000]), simulated(600))).toBe(0);
});

it('ignores nodes that are not tasks', () => {
  const network = { timeInMs: 0, nodeTimings: new Map([[{ type: 'network' }, { startTime: 700, duration: 200 }]]) };
  expect(blockingInProcessorTime({ optimisticEstimate: network, pessimisticEstimate: network }, simulated(600))).toBe(
    0,
  );
});
