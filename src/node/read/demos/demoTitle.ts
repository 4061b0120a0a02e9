/**
 * Returns a demo's name in words: `BasicSort` is "Basic sort", `JSONExport` is "JSON export",
 * `Top10Rows` is "Top 10 rows".
 */
export function demoTitle(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  const isAbbreviation = (word: string) => /^[A-Z]{2,}$/.test(word);
  return words
    .map((word, index) => (index === 0 || isAbbreviation(word) ? word : word.toLowerCase()))
    .join(' ');
}
