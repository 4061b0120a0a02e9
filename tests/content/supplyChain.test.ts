import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflows = readdirSync('.github', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yml') && !file.includes('node_modules'))
  .map((file) => ({
    file,
    text: readFileSync(`.github/${file}`, 'utf8'),
  }));
const locks = ['package-lock.json', '.github/deploy/package-lock.json'];

interface Package {
  link?: boolean;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/** Packages that the machines of the workflows install; those of other systems are never there. */
const installsOnLinux = (name: string, { os, cpu }: Package) =>
  (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && !name.endsWith('-musl');

test.each(workflows)('$file runs actions that are pinned by hash', ({ text }) => {
  const actions = [...text.matchAll(/uses: (?!\.\/)(\S+)( # v[\d.]+)?/g)];
  for (const [line, action, version] of actions) {
    expect(action, line).toMatch(/@[0-9a-f]{40}$/);
    expect(version, `${line} says which version it is`).toBeDefined();
  }
});

test.each(workflows)('$file downloads no program that a lock does not name', ({ text }) => {
  expect(text).not.toMatch(/npx --yes|npm (install|i|exec) /);
});

/** Entries of a lock file whose content no hash names. */
function withoutHash(file: string): [name: string, info: Package][] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, Package>;
  };
  return Object.entries(packages).filter(
    ([name, { link, integrity }]) => name !== '' && !link && !integrity,
  );
}

test.each(locks)('%s has the hash of every package that a workflow installs', (file) => {
  const without = withoutHash(file).filter(([name, info]) => installsOnLinux(name, info));
  expect(without.map(([name]) => name)).toEqual([]);
});

// The registry that the lock was made from lacks these versions (docs/decisions.md).
const UNPUBLISHED = /^node_modules\/(@next\/swc|@rollup\/rollup|@unrs\/resolver-binding)-/;

test.each(locks)('%s lacks no other hash than those that its registry lacks', (file) => {
  const without = withoutHash(file);
  expect(without.filter(([name]) => !UNPUBLISHED.test(name))).toEqual([]);
  // Without an address nothing is fetched by it: npm asks the registry, and gets the hash with it.
  expect(without.filter(([, { resolved, optional }]) => resolved || !optional)).toEqual([]);
  // A new one is looked into before it is let in.
  expect(without.length).toBeLessThanOrEqual(45);
});
