import { HOME } from './constants';

/** A path that leads to another one. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Old paths and short links. The preview server follows them, as the CDN does. */
export const redirects: readonly Redirect[] = [
  { from: '/', to: HOME, status: 302 },
  { from: '/x/', to: HOME, status: 302 },
];

/**
 * Returns the redirect of a path, with or without its final slash, if there is one.
 * @param path Path of the request without query.
 */
export function findRedirect(path: string): Redirect | undefined {
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  return redirects.find(({ from }) => from === withSlash);
}
