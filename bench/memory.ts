import { readdirSync, readFileSync } from 'node:fs';

interface ProcessFacts {
  parent: number;
  residentBytes: number;
}

const PAGE_BYTES = 4096;

/** Reads parent and resident memory of every process from /proc (Linux). */
function readProcesses(): Map<number, ProcessFacts> {
  const facts = new Map<number, ProcessFacts>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      // The name, in parentheses, may hold spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      facts.set(Number(entry), {
        parent: Number(fields[1]),
        residentBytes: Number(fields[21]) * PAGE_BYTES,
      });
    } catch {
      // The process ended while we looked.
    }
  }
  return facts;
}

/** Returns the resident memory of a process and all that it has started, in bytes. */
export function treeMemory(root: number): number {
  const facts = readProcesses();
  const isBelow = (id: number): boolean =>
    id === root ||
    (facts.has(id) && facts.get(id)!.parent !== id && isBelow(facts.get(id)!.parent));
  return [...facts].reduce(
    (sum, [id, { residentBytes }]) => sum + (isBelow(id) ? residentBytes : 0),
    0,
  );
}
