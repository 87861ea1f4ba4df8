/** A task of the browser's main thread in a trace, in microseconds. */
interface Task {
  dur: number;
  /** the part of `dur` spent on a processor */
  tdur?: number;
}

/** The nodes of Lighthouse's simulation with their simulated times in milliseconds. */
type Timings = Map<{ type: string; event?: Task }, { startTime: number; duration: number }>;

interface Estimate {
  timeInMs: number;
  nodeTimings: Timings;
}

/** A metric as Lighthouse simulates it. */
export interface Simulated {
  optimisticEstimate: Estimate;
  pessimisticEstimate: Estimate;
}

// only the time above it blocks
const threshold = 50;

function blockedAfter(paint: number, timings: Timings): number {
  return [...timings].reduce((sum, [{ type, event }, { startTime, duration }]) => {
    if (type !== 'cpu' || !event?.dur) return sum;
    const end = startTime + duration * Math.min(1, (event.tdur ?? event.dur) / event.dur);
    return sum + Math.max(0, end - Math.max(startTime, paint) - threshold);
  }, 0);
}

/**
 * The total blocking time in processor time. Lighthouse uses wall time, which on few processors includes the time of
 * other threads, Lighthouse itself and the server.
 * @returns milliseconds
 */
export function blockingInProcessorTime(blocking: Simulated, firstPaint: Simulated): number {
  // Lighthouse pairs each estimate with the other estimate of the paint
  return (
    (blockedAfter(firstPaint.pessimisticEstimate.timeInMs, blocking.optimisticEstimate.nodeTimings) +
      blockedAfter(firstPaint.optimisticEstimate.timeInMs, blocking.pessimisticEstimate.nodeTimings)) /
    2
  );
}
