/** A task of the browser's main thread as a trace has it, in microseconds. */
interface Task {
  dur: number;
  /** what of `dur` the thread had a processor */
  tdur?: number;
}

/** A node of Lighthouse's simulation, and when it ran there, in milliseconds. */
type Timings = Map<{ type: string; event?: Task }, { startTime: number; duration: number }>;

interface Estimate {
  timeInMs: number;
  nodeTimings: Timings;
}

/** A metric as Lighthouse simulates it, in a good case and in a bad one. */
export interface Simulated {
  optimisticEstimate: Estimate;
  pessimisticEstimate: Estimate;
}

// a task blocks for what it takes longer than this
const threshold = 50;

function blockedAfter(paint: number, timings: Timings): number {
  return [...timings].reduce((sum, [{ type, event }, { startTime, duration }]) => {
    if (type !== 'cpu' || !event?.dur) return sum;
    const end = startTime + duration * Math.min(1, (event.tdur ?? event.dur) / event.dur);
    return sum + Math.max(0, end - Math.max(startTime, paint) - threshold);
  }, 0);
}

/**
 * The total blocking time in processor time: Lighthouse counts a task from its begin to its end, and where processors
 * are few (the browser's other threads, Lighthouse and the server share them) that holds what others took meanwhile.
 * @returns milliseconds
 */
export function blockingInProcessorTime(blocking: Simulated, firstPaint: Simulated): number {
  // as Lighthouse does: each case with the paint of the other
  return (
    (blockedAfter(firstPaint.pessimisticEstimate.timeInMs, blocking.optimisticEstimate.nodeTimings) +
      blockedAfter(firstPaint.optimisticEstimate.timeInMs, blocking.pessimisticEstimate.nodeTimings)) /
    2
  );
}
