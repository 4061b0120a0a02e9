import { flattenPages } from '../../core/navigation/flattenPages';
import { isApiPath } from '../../core/paths';
import { API_PRODUCTS, indexPathname } from '../apiPages/apiSite';
import { ContentError } from '../contentError';
import type { Site } from '../site';

/**
 * Checks that the navigation has every page of the API reference, and none without data (SPEC 6.2).
 * @throws ContentError with the leaves that are missing or left over.
 */
export function checkApiPages({ tree, api }: Pick<Site, 'tree' | 'api'>): void {
  const leaves = flattenPages(tree).filter(({ pathname }) => isApiPath(pathname));
  const listed = new Set(leaves.map(({ pathname }) => pathname));
  const missing = api.entries.filter(({ pathname }) => !listed.has(pathname));
  if (missing.length > 0) {
    const items = missing.map(({ pathname, name, plan }) => {
      const mark = plan ? `, plan: '${plan}'` : '';
      return `{ pathname: '${pathname}', title: '${name}'${mark} },`;
    });
    throw new ContentError(
      { file: `data/nav/api/` },
      `The packages export ${missing.length} components or hooks that the navigation lacks.`,
      `Add to the product's file:\n    ${items.join('\n    ')}`,
    );
  }
  const pages = new Set([
    ...API_PRODUCTS.map(indexPathname),
    ...api.entries.map(({ pathname }) => pathname),
  ]);
  const dead = leaves.filter(({ pathname }) => !pages.has(pathname));
  if (dead.length === 0) return;
  throw new ContentError(
    { file: `data/nav/api/` },
    `The packages export nothing for ${dead.map(({ pathname }) => pathname).join(', ')}.`,
    'Remove the items; keep old addresses in src/core/redirects.ts.',
  );
}
