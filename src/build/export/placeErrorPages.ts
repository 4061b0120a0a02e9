import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves Next's error pages to where CDNs look for them: `404.html` and `500.html` at the root.
 * @throws Error when the export lacks one of them.
 */
export function placeErrorPages(root: string): void {
  for (const name of ['404', '500']) {
    const exported = path.join(root, name, 'index.html');
    if (!existsSync(exported)) throw new Error(`${exported} is missing: see pages/${name}.tsx.`);
    renameSync(exported, path.join(root, `${name}.html`));
    rmSync(path.join(root, name), { recursive: true });
  }
}
