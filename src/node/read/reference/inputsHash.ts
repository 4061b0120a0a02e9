import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentedInterfaces } from '../../../../data/nav/api';
import { CHARTS_RELEASE } from './chartsRelease';
import { libraryPackages } from './packages';

/** The modules of the extractor; tests don't change what it makes. */
function listExtractorFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && /(?<!\.test)\.ts$/.test(item.name))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
}

/**
 * Changes when a package, the extractor or the list of interfaces with a page changes. A version names a package's content: npm doesn't
 * let one be published twice. Material UI counts because its types and classes are printed.
 */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  const folders = [...libraryPackages.map((item) => item.folder), 'material'];
  for (const folder of folders) {
    const file = path.join(root, 'node_modules/@mui', folder, 'package.json');
    hash.update(fs.existsSync(file) ? fs.readFileSync(file) : `${folder} missing`);
  }
  const own = path.dirname(fileURLToPath(import.meta.url));
  const release = path.join(root, CHARTS_RELEASE);
  for (const file of [...listExtractorFiles(own), release]) {
    hash.update(path.relative(own, file)).update(fs.readFileSync(file));
  }
  hash.update(JSON.stringify(documentedInterfaces));
  return hash.digest('hex').slice(0, 16);
}
