/** Told how much there is to do, gives a function to call after each. */
export type Progress = (total: number) => () => void;

const quietMilliseconds = 5000;

/** Says how many photographs are ready: on one line that counts up, or now and then on a line of its own in a log. */
export function showProgress(
  total: number,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): () => void {
  let done = 0;
  let said = 0;
  const t = () => {
    const words = `Photographs: ${done} of ${total}`;
    if (out.isTTY) out.write(`\r${words}${done === total ? '\n' : ''}`);
    else if (done === total || Date.now() - said >= quietMilliseconds) {
      out.write(`${words}\n`);
      said = Date.now();
    }
  };
  if (total) t();
  return () => {
    done += 1;
    t();
  };
}
