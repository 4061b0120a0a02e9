import { spawn } from 'node:child_process';

const SHOWN_ARGUMENTS = 6;

/**
 * Runs a program of the project with its output shown.
 * @param command Name of an executable in `node_modules/.bin` or on the path.
 * @throws Error when it ends with another status than 0.
 */
export function runProgram(command: string, args: readonly string[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: programEnvironment() });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${named(command, args)} ended with ${signal ?? `status ${code}`}`));
    });
  });
}

/** The command as a message names it: hundreds of files would hide what it says. */
function named(command: string, args: readonly string[]): string {
  const more = args.length - SHOWN_ARGUMENTS;
  const shown = [command, ...args.slice(0, SHOWN_ARGUMENTS)].join(' ');
  return more > 0 ? `${shown} (and ${more} more)` : shown;
}

function programEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `node_modules/.bin:${process.env.PATH ?? ''}`,
    NEXT_TELEMETRY_DISABLED: '1',
    MUI_X_TELEMETRY_DISABLED: 'true',
  };
}
