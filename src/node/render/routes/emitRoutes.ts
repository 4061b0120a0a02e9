import { readFileSync } from 'node:fs';
import { contentHash } from '../../kit/contentHash';
import { guideFile } from '../../model/guides';
import type { Site } from '../../model/site';
import { writeGenerated } from '../../kit/writeGenerated';

/**
 * Writes the list of guides that the catch-all route exports, and the revision that tells `next dev`
 * that content has changed: it imports the module, but does not see the files that it names.
 */
export function emitRoutes({ guides }: Pick<Site, 'guides'>): void {
  const pathnames = guides.map(({ props }) => props.pathname);
  writeGenerated(
    '.generated/routes.ts',
    `/** Paths of the written guides. */\nexport const guidePathnames: readonly string[] = ${JSON.stringify(pathnames, null, 2)};\n`,
  );
  const revision = contentHash(...pathnames.map((pathname) => readFileSync(guideFile(pathname))));
  writeGenerated(
    '.generated/revision.ts',
    `/** Changes with the content of any guide. */\nexport const revision = '${revision}';\n`,
  );
}
