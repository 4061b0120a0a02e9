import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../kit/contentError';
import { collectDemo } from '../read/demos/collectDemo';
import { demoNames } from '../read/demos/demoNames';
import { demoPlaceOf } from '../read/demos/demoPlace';
import type { ParsedGuide } from '../read/markdown/parsedGuide';

const CODE = /\.(?:[jt]sx?|css|json)$/;
const TEST = /\.test\.tsx?$/;
/** What upgrades changed, the list of these lists, and what they share (checks/changes.ts and tests look after them). */
const CHANGES = /[\\/]migration[\\/](?:index|gridOwners|messages|[\w-]+[\\/]changes)\.ts$/;

/** What lies in `data` and is neither a page nor a demo. */
const NO_SECTION = ['nav'];

/**
 * Checks that each file of code beside the guides is shown: what nobody sees is not looked after.
 * @param root Folder of the sections; their pages and datasets are below them.
 * @throws ContentError for the first file that no page shows and no demo imports.
 */
export function checkDemoFiles(
  { guides }: { guides: readonly ParsedGuide[] },
  root = 'data',
): void {
  const shown = new Set(guides.flatMap(filesOf));
  for (const file of codeBelow(root)) {
    if (shown.has(file)) continue;
    throw new ContentError(
      { file },
      'No page shows this file, and no demo imports it.',
      'Name the demo in the Markdown beside it, import the file from a demo, or remove it.',
    );
  }
}

function filesOf(guide: ParsedGuide): string[] {
  const place = demoPlaceOf(guide.props.pathname);
  return demoNames(guide)
    .flatMap((name) => Object.values(collectDemo(name, place).forms))
    .flatMap(({ files }) => files.map((file) => path.normalize(file.path)));
}

function codeBelow(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_SECTION.includes(entry.name))
    .flatMap(({ name }) => {
      const section = path.join(root, name);
      const files = readdirSync(section, { recursive: true, encoding: 'utf8' });
      return files.map((file) => path.join(section, file));
    })
    .filter((file) => CODE.test(file) && !TEST.test(file) && !CHANGES.test(file))
    .sort();
}
