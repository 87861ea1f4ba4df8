/** Receives the number of items and returns a function to call after each. */
export type Progress = (total: number) => () => void;

const logIntervalMs = 5000;

/** Prints how many photographs are ready: on one updated line of a terminal, or on occasional lines of a log. */
export function showProgress(
  total: number,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): () => void {
  let done = 0;
  let lastPrinted = 0;
  const print = () => {
    const text = `Photographs: ${done} of ${total}`;
    if (out.isTTY) out.write(`\r${text}${done === total ? '\n' : ''}`);
    else if (done === total || Date.now() - lastPrinted >= logIntervalMs) {
      out.write(`${text}\n`);
      lastPrinted = Date.now();
    }
  };
  if (total) print();
  return () => {
    done += 1;
    print();
  };
}
