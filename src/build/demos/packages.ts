import { existsSync, readFileSync } from 'node:fs';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

/** Returns the package that an import names: `@mui/x-charts/BarChart` is of `@mui/x-charts`. */
export function packageOf(specifier: string): string {
  const segments = specifier.split('/');
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Whether demos may import a package: it is among our dependencies and installed. */
export function isDependency(name: string): boolean {
  const { dependencies = {} } = readManifest('package.json');
  return Object.hasOwn(dependencies, name) && existsSync(`node_modules/${name}/package.json`);
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
