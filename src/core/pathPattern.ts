/**
 * Tells whether a path is meant by a pattern of the CDN's header file: the path itself, or with one
 * `*` that stands for anything, slashes included.
 * @param path Path of a request without query, for example `/x/introduction/`.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  const [start, end] = pattern.split('*') as [string, string?];
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
