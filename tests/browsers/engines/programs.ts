import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from './tab';

/** A program that the tests need: where it may be, and the package of Debian that has it. */
interface Program {
  places: () => (string | undefined)[];
  variable: string;
  package: string;
}

const PROGRAMS = {
  firefox: {
    places: () => [process.env.FIREFOX_PATH, ...onPath('firefox-esr', 'firefox')],
    variable: 'FIREFOX_PATH',
    package: 'firefox-esr',
  },
  webkitDriver: {
    places: () => [process.env.WEBKIT_DRIVER_PATH, ...onPath('WebKitWebDriver')],
    variable: 'WEBKIT_DRIVER_PATH',
    package: 'webkit2gtk-driver',
  },
  miniBrowser: {
    places: () => [process.env.WEBKIT_PATH, ...miniBrowsers()],
    variable: 'WEBKIT_PATH',
    package: 'webkit2gtk-driver',
  },
  display: { places: () => onPath('Xvfb'), variable: 'PATH', package: 'xvfb' },
  // Service workers need HTTPS, and the certificate is made for each run.
  openssl: { places: () => onPath('openssl'), variable: 'PATH', package: 'openssl' },
} as const satisfies Record<string, Program>;
type ProgramName = keyof typeof PROGRAMS;

const NEEDED: Record<Engine, readonly ProgramName[]> = {
  firefox: ['firefox', 'openssl'],
  webkit: ['webkitDriver', 'miniBrowser', 'display', 'openssl'],
};

function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** WebKitGTK's own small browser lies in a folder of the library, which is named by the processor. */
function miniBrowsers(): string[] {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) =>
        path.join('/usr/lib', folder, library, 'MiniBrowser'),
      ),
    );
}

function findProgram(name: ProgramName): string | undefined {
  return PROGRAMS[name].places().find((place) => place && existsSync(place));
}

/**
 * Returns the path of a program.
 * @throws Error that names the package to install.
 */
export function programPath(name: ProgramName): string {
  const found = findProgram(name);
  if (found) return found;
  const { package: debian, variable } = PROGRAMS[name];
  throw new Error(
    `The browser tests found no ${name}.\n  Fix: apt-get install ${debian}, or set ${variable}.`,
  );
}

/**
 * Installs what is missing of an engine, from the packages of Debian.
 * @throws Error that says what is still missing.
 */
export function ensurePrograms(engine: Engine): void {
  const missing = NEEDED[engine].filter((name) => findProgram(name) === undefined);
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((name) => PROGRAMS[name].package))];
    try {
      execFileSync('apt-get', ['update'], { stdio: 'inherit' });
      const install = ['install', '-y', '--no-install-recommends', ...packages];
      execFileSync('apt-get', install, { stdio: 'inherit' });
    } catch (error) {
      console.warn(`Installing ${packages.join(' ')} failed: ${(error as Error).message}`);
    }
  }
  for (const name of NEEDED[engine]) programPath(name);
}
