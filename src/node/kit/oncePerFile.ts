/** What was made of files in this run, by the function that made it. */
const results = new Set<Map<string, unknown>>();

/**
 * Returns a function that makes something of a file once and remembers it: the steps of a build ask
 * for the same files hundreds of times.
 * @param make Gets the path of a file; what it throws is not remembered.
 */
export function oncePerFile<Result>(make: (file: string) => Result): (file: string) => Result {
  const known = new Map<string, Result>();
  results.add(known);
  return (file) => {
    if (!known.has(file)) known.set(file, make(file));
    return known.get(file)!;
  };
}

/** Forgets everything, for a build in another folder or a second one in this. */
export function forgetFiles(): void {
  for (const known of results) known.clear();
}
