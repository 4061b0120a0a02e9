/**
 * Returns the id that a hash names, decoded where it can be: readers' addresses may hold anything.
 * @param hash As `location.hash` has it, with the `#`, or empty.
 */
export function hashTarget(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
