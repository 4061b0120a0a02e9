/** Whether a path names a file whose name holds a hash of its content. */
export function isHashedAssetPath(path: string): boolean {
  return path.startsWith('/_next/static/') || path.startsWith('/assets/');
}
