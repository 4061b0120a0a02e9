/**
 * Returns how many letters must be added, taken away or changed to make one word of another
 * (Levenshtein); case counts.
 * @param limit Where the exact number no longer matters: a distance of that or more is `limit`.
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      next.push(Math.min(row[to - 1]! + Number(!isSame), row[to]! + 1, next[to - 1]! + 1));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return Math.min(row[other.length]!, limit);
}
