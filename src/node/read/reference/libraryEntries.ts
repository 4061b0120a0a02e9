import fs from 'node:fs';
import path from 'node:path';
import { ApiError } from './apiError';
import { libraryPackages, type LibraryPackage } from './packages';

/** A module that readers import from. */
export interface LibraryEntry {
  package: LibraryPackage;
  /** What stands in an import statement. */
  specifier: string;
  fileName: string;
}

/** Folders that readers don't import components or types from. Adapters need all date libraries. */
const skippedFolders = /^(internals|themeAugmentation|locales|node_modules|Adapter.*)$/;

/** The entry modules of a package: its public subfolders, then its root. */
function listPackageEntries(root: string, entry: LibraryPackage): LibraryEntry[] {
  const folder = path.join(root, 'node_modules/@mui', entry.folder, 'esm');
  const name = `@mui/${entry.folder}`;
  if (!fs.existsSync(path.join(folder, 'index.d.ts'))) {
    throw new ApiError(name, '', `${folder}/index.d.ts is not there.`, 'Run `npm ci`.');
  }
  const subfolders = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && !skippedFolders.test(item.name))
    .map((item) => item.name)
    .filter((item) => fs.existsSync(path.join(folder, item, 'index.d.ts')))
    .sort();
  return [...subfolders, ''].map((subfolder) => ({
    package: entry,
    specifier: subfolder ? `${name}/${subfolder}` : name,
    fileName: path.join(folder, subfolder, 'index.d.ts'),
  }));
}

/** The entry modules of all packages. */
export function listLibraryEntries(root: string): LibraryEntry[] {
  return libraryPackages.flatMap((entry) => listPackageEntries(root, entry));
}
