/**
 * Where documents are: each folder of the site that holds pages, as a pattern of the CDN's header
 * file. A test holds it against the navigation (src/build/delivery).
 */
export const DOCUMENT_PATHS: readonly string[] = [
  '/',
  '/404.html',
  '/500.html',
  '/playground/*',
  '/x/',
  '/x/api/*',
  '/x/common-concepts/*',
  '/x/guides/*',
  '/x/introduction/*',
  '/x/migration/*',
  '/x/migration-earlier/*',
  '/x/migration-v6/*',
  '/x/migration-v7/*',
  '/x/migration-v8/*',
  '/x/offline/*',
  '/x/production-error/*',
  '/x/react-charts/*',
  '/x/react-data-grid/*',
  '/x/react-date-pickers/*',
  '/x/react-tree-view/*',
];
