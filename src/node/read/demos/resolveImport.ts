import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentPosition } from '../../kit/contentError';
import type { DemoPlace } from './demoPlace';

/** How an import's path may go on in the file's name. */
const ENDINGS = ['', '.ts', '.tsx'];
const SHOWN = /\.(?:tsx?|json|css)$/;

/**
 * Returns the file that a demo or one of its siblings imports by a relative path (SPEC 5.1).
 * @param importer File that holds the import.
 * @throws ContentError for a file that is not there, that lies elsewhere or cannot be shown.
 */
export function resolveImport(
  specifier: string,
  importer: string,
  place: DemoPlace,
  position: ContentPosition,
): string {
  const target = path.join(path.dirname(importer), specifier);
  const folder = path.dirname(target);
  if (folder !== path.normalize(place.folder) && !isBelow(folder, place.datasetFolder)) {
    throw new ContentError(
      position,
      `${specifier} lies outside the demo's folder.`,
      `Move it beside the demo, or to ${place.datasetFolder}/ if demos of other pages need it.`,
    );
  }
  const file = ENDINGS.map((ending) => target + ending).find(
    (candidate) => SHOWN.test(candidate) && existsSync(candidate),
  );
  if (file === undefined) {
    const fix = 'Correct the path, or add the file (.ts, .tsx, .json or .module.css).';
    throw new ContentError(position, `The import ${specifier} leads to no file.`, fix);
  }
  if (file.endsWith('.css') && !file.endsWith('.module.css')) {
    const fix = `Rename it to ${path.basename(file, '.css')}.module.css and use its classes.`;
    throw new ContentError(position, `${specifier} is a global style sheet: it would leak.`, fix);
  }
  return file;
}

function isBelow(folder: string, parent: string): boolean {
  return !path.relative(parent, folder).startsWith('..');
}
