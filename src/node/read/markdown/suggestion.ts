import { editDistance } from '../../../core/editDistance';

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
