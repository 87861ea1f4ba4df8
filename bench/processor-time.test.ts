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

it('leaves out what other threads took of a task', () => {
  // 25 ms that are simulated as 100, of them 15 on a processor
  expect(blockingInProcessorTime(simulated(0, [700, 100, 25_000, 15_000]), simulated(600))).toBe(10);
  expect(blockingInProcessorTime(simulated(0, [700, 100, 25_000, 12_000]), simulated(600))).toBe(0);
});

it('counts a task whole whose processor time the trace does not say', () => {
  expect(blockingInProcessorTime(simulated(0, [700, 100, 25_000]), simulated(600))).toBe(50);
});

it('counts what comes after the first paint', () => {
  expect(blockingInProcessorTime(simulated(0, [500, 200, 50_000, 50_000]), simulated(600))).toBe(50);
  expect(blockingInProcessorTime(simulated(0, [300, 200, 50_000, 50_000]), simulated(600))).toBe(0);
});

it('leaves out what is no task', () => {
  const network = { timeInMs: 0, nodeTimings: new Map([[{ type: 'network' }, { startTime: 700, duration: 200 }]]) };
  expect(blockingInProcessorTime({ optimisticEstimate: network, pessimisticEstimate: network }, simulated(600))).toBe(
    0,
  );
});
