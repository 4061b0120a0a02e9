import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { DEV_READY } from '../../src/node/commands/dev';

const PROJECT = [
  // What the build has made already, so that the start is quick.
  '.generated',
  '.prettierrc.json',
  'data',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'pages',
  'public',
  'records',
  'src',
  'translations',
  'tsconfig.json',
];

/** A running `npm run dev` of a copy of the project, so that a test may edit its files. */
export interface DevServer {
  folder: string;
  origin: string;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Copies the project and starts its development server.
 * @throws Error with the server's output when it is not ready within five minutes.
 */
export async function startDevServer(folder: string, port: number): Promise<DevServer> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of PROJECT) cpSync(name, path.join(folder, name), { recursive: true });
  // Hard links: Turbopack refuses packages that a symbolic link leads to.
  execFileSync('cp', ['-al', 'node_modules', folder]);

  const child = spawn('node_modules/.bin/tsx', ['src/node/cli.ts', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    // A group of its own, so that stopping it ends Next as well.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; !output.includes(DEV_READY); attempt += 1) {
    if (attempt > 600 || child.exitCode !== null) {
      await stop(child, folder);
      throw new Error(`No development server:\n${output}`);
    }
    await sleep(500);
  }
  return { folder, origin, output: () => output, stop: () => stop(child, folder) };
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null) {
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
  }
  // Next's own workers may still write while the group ends.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
