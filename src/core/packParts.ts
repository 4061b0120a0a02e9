/** Stand around a part's name in a stored document: characters that no page has. */
const START = '\uE000';
const END = '\uE001';
const MARK = /\uE000([^\uE001]*)\uE001/g;

/** Returns a document without the parts that every build changes. */
export function takePartsOut(html: string, parts: Readonly<Record<string, string>>): string {
  // Longest first: a script's tag may hold the build id.
  const byLength = Object.entries(parts).sort(([, a], [, b]) => b.length - a.length);
  return byLength.reduce((text, [name, part]) => text.replaceAll(part, START + name + END), html);
}

/** Returns a stored document with the parts of a build. */
export function putPartsIn(stored: string, parts: Readonly<Record<string, string>>): string {
  return stored.replace(MARK, (_, name: string) => parts[name] ?? '');
}
