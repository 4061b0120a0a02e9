import { spawn } from 'node:child_process';
import { treeMemory } from './memory';

/** How long a command took and how much memory it held at most. */
export interface Run {
  seconds: number;
  peakMegabytes: number;
  output: string;
}

const SAMPLE_MS = 200;

/**
 * Runs a command to its end.
 * @throws Error with the end of its output when it fails.
 */
export function timedRun(command: string, args: readonly string[], folder: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd: folder });
    let output = '';
    let peak = 0;
    const sampler = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid!))), SAMPLE_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampler);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, peakMegabytes: peak / 1024 ** 2, output });
      else
        reject(
          new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`),
        );
    });
  });
}
