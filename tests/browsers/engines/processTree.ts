import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Leaders of the groups that run; what is left when this process ends goes with it. */
const running = new Set<number>();
process.on('exit', () => running.forEach(endGroup));

/** Starts a program as the leader of a process group, so that all that it starts can be ended. */
export function startTree(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  if (child.pid !== undefined) running.add(child.pid);
  return child;
}

/** Ends a program and all that it has started. */
export function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  endGroup(pid);
  running.delete(pid);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
