import { existsSync, readFileSync } from 'node:fs';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

/** Whether demos may import a package: it is among our dependencies and installed. */
export function isDependency(name: string): boolean {
  const { dependencies = {} } = readManifest('package.json');
  return Object.hasOwn(dependencies, name) && existsSync(`node_modules/${name}/package.json`);
}

/** Versions of all packages that demos may import, by name. */
export function dependencyVersions(): Record<string, string> {
  const names = Object.keys(readManifest('package.json').dependencies ?? {}).filter(isDependency);
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}

/** Version of an installed package. */
export function installedVersion(name: string): string {
  const { version } = readManifest(`node_modules/${name}/package.json`);
  if (version === undefined) throw new Error(`The package ${name} has no version.`);
  return version;
}

const manifests = new Map<string, Manifest>();

function readManifest(file: string): Manifest {
  const manifest = manifests.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  manifests.set(file, manifest);
  return manifest;
}
