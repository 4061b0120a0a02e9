/** Number of single-character edits that lead from one word to the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = previous[column]! + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, previous[column + 1]! + 1, current[column]! + 1));
    }
    previous = current;
  }
  return previous[to.length]!;
}

/**
 * Returns advice for an unknown name: the near match where there is one, else what is known.
 * @param name What the writer wrote.
 * @param known Every name that would be right.
 * @param whatIsKnown Start of the sentence that lists the names, for example "Known options are".
 */
export function suggest(name: string, known: Iterable<string>, whatIsKnown: string): string {
  const candidates = [...known];
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  if (best && best.distance <= Math.ceil(best.candidate.length / 3)) {
    return `Did you mean "${best.candidate}"? ${whatIsKnown}: ${candidates.join(', ')}.`;
  }
  return candidates.length > 0
    ? `${whatIsKnown}: ${candidates.join(', ')}.`
    : `${whatIsKnown}: none yet.`;
}
