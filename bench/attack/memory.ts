import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes that each workerd process below this one holds: wrangler's proxy, and the one that runs the Workers and their storage. */
function memories(): number[] {
  const processes = new Map<number, { parent: number; name: string; pages: number }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      processes.set(Number(pid), { parent: Number(fields[1]), name, pages: Number(fields[21]) });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (pid > 1 && isOurs(processes.get(pid)?.parent ?? 0));
  const pages = [...processes]
    .filter(([pid, { name }]) => name === 'workerd' && isOurs(pid))
    .map(([, one]) => one.pages);
  return pages.map((one) => (one * 4096) / 1e6);
}
export const memoryMb = (): number => memories().reduce((sum, one) => sum + one, 0);
export const memoryText = (): string =>
  `${memoryMb().toFixed(0)} MB (${memories()
    .map((mb) => mb.toFixed(0))
    .join(' + ')})`;
