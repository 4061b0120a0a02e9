/**
 * Returns how many lines end in a part of a text.
 * @param from Where the part begins, in characters.
 * @param to Where it ends.
 */
export function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}
