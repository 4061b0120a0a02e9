import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { tailwindEntry, TAILWIND_PREFIX } from '../../../core/tailwindEntry';
import { minifyStyles } from '../../kit/bundleBrowserFile';
import { ContentError } from '../../kit/contentError';
import { PageAttribute } from '../../../core/dom/page';
import type { CollectedForm } from './collectForm';

const SCHEME = PageAttribute.colorScheme;

/** In dark colours is what the nearest scheme says: a demo's own one, else the page's. */
const DARK = `@custom-variant dark (&:where(
  [${SCHEME}='dark']:not(html) *,
  html[${SCHEME}='dark'] *:not(html [${SCHEME}] *)
));`;

/**
 * Returns the style sheet of a demo's Tailwind form: the rules of the classes that its files hold
 * and nothing else (SPEC 5.1).
 * @throws ContentError for a class with our prefix that Tailwind does not know.
 */
export async function renderTailwind({ files }: Pick<CollectedForm, 'files'>): Promise<string> {
  const compiler = await compile(tailwindEntry(TAILWIND_PREFIX.slice(0, -1)) + DARK, {
    base: process.cwd(),
    loadStylesheet: (id, base) => {
      const path = `node_modules/${id}`;
      return Promise.resolve({ path, base, content: readFileSync(path, 'utf8') });
    },
  });
  let css = compiler.build([]);
  for (const [name, position] of classPositions(files)) {
    const extended = compiler.build([name]);
    if (extended === css) {
      const fix = 'Correct the name; https://tailwindcss.com/docs lists them all.';
      throw new ContentError(position, `Tailwind has no class "${name}".`, fix);
    }
    css = extended;
  }
  return minifyStyles(css);
}

type Position = { file: string; line: number };

function classPositions(files: CollectedForm['files']): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const { path, strings } of files) {
    for (const { text, line } of strings) {
      for (const name of text.split(/\s+/)) {
        if (!name.startsWith(TAILWIND_PREFIX) || positions.has(name)) continue;
        positions.set(name, { file: path, line });
      }
    }
  }
  return positions;
}
