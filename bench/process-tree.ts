import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ: the same on all of Linux
const ticksPerSecond = 100;

/** What one line of /proc/<pid>/stat says: the parent, and the processor time in user and kernel mode in ticks. */
export function parseStat(line: string): { parent: number; ticks: number } {
  // the program's name stands in brackets and may hold any character
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/**
 * The processor time that each process below `root` has taken so far, in seconds, itself included, by process id.
 * Linux only: it reads /proc.
 */
export function processorSeconds(root: number): Map<number, number> {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // it has ended meanwhile
    }
  }
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && isBelow(parent);
  };
  return new Map(
    [...processes].filter(([pid]) => isBelow(pid)).map(([pid, { ticks }]) => [pid, ticks / ticksPerSecond] as const),
  );
}
