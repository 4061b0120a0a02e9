import { HOME } from './constants';
import { markdownPath } from './markdownPath';

/** A path that leads to another one. */
export interface Redirect {
  /** Ends in a slash, and is followed without it as well; or the address of a Markdown file. */
  from: string;
  /** May end in a hash. */
  to: string;
  status: 301 | 302;
}

const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 });
const short = (name: string, to: string): Redirect => ({ from: `/r/${name}/`, to, status: 302 });

/** Old paths and short links. The preview server follows them, as the CDN does. */
export const redirects: readonly Redirect[] = [
  { from: '/', to: HOME, status: 302 },
  { from: '/x/', to: HOME, status: 302 },

  // Addresses of earlier versions of this documentation.
  moved('/x/advanced-components/', HOME),
  // Hooks of a later release, which were listed here by mistake.
  moved('/x/api/charts/use-chart-pro-api-context/', '/x/api/charts/use-chart-api-context/'),
  moved('/x/api/charts/use-chart-pro-api-ref/', '/x/api/charts/use-chart-api-context/'),
  moved('/x/common-concepts/', '/x/common-concepts/custom-components/'),
  moved('/x/license/', '/x/introduction/licensing/'),
  moved('/x/production-error/', '/production-error/'),
  moved('/x/react-charts/getting-started/', '/x/react-charts/quickstart/'),
  moved('/x/react-charts/overview/', '/x/react-charts/'),
  moved('/x/react-data-grid/columns/', '/x/react-data-grid/column-definition/'),
  moved('/x/react-data-grid/demo/', '/x/react-data-grid/'),
  moved('/x/react-data-grid/getting-started/', '/x/react-data-grid/quickstart/'),
  moved('/x/react-data-grid/group-pivot/', '/x/react-data-grid/row-grouping/'),
  moved('/x/react-data-grid/overview/', '/x/react-data-grid/'),
  moved('/x/react-data-grid/rows/', '/x/react-data-grid/row-definition/'),
  moved('/x/react-data-grid/selection/', '/x/react-data-grid/row-selection/'),
  moved('/x/react-date-pickers/getting-started/', '/x/react-date-pickers/quickstart/'),
  moved('/x/react-date-pickers/overview/', '/x/react-date-pickers/'),
  moved('/x/react-tree-view/getting-started/', '/x/react-tree-view/quickstart/'),
  moved('/x/react-tree-view/overview/', '/x/react-tree-view/'),
  moved('/x/react-tree-view/rich-tree-view/', '/x/react-tree-view/rich-tree-view/items/'),
  moved('/x/react-tree-view/simple-tree-view/', '/x/react-tree-view/simple-tree-view/items/'),

  // Short links that the packages print in messages.
  short('x-data-grid-no-dimensions', '/x/react-data-grid/layout/'),
  short('x-get-license', '/x/introduction/licensing/'),
  short('x-license-annual', '/x/introduction/licensing/'),
  short('x-license-key-installation', '/x/introduction/licensing/#license-key'),
  short('x-license-trial', '/x/introduction/licensing/'),
  short('x-telemetry-postinstall-troubleshoot', '/x/guides/telemetry/'),
];

/**
 * The Markdown of pages that have moved. A static host can say no more about a missing file: it
 * answers with the one page of the site that is not found.
 */
export const markdownRedirects: readonly Redirect[] = redirects
  .filter(({ from, status }) => from.startsWith('/x/') && status === 301)
  .map(({ from, to, status }) => {
    const [pathname = '', hash] = to.split('#');
    const target = markdownPath(pathname) + (hash === undefined ? '' : `#${hash}`);
    return { from: markdownPath(from), to: target, status };
  });

const byPath = new Map(
  [...redirects, ...markdownRedirects].map((redirect) => [redirect.from, redirect]),
);

/**
 * Returns the redirect of a path, with or without its final slash, if there is one.
 * @param path Path of the request without query.
 */
export function findRedirect(path: string): Redirect | undefined {
  return byPath.get(/\/$|\.md$/.test(path) ? path : `${path}/`);
}
