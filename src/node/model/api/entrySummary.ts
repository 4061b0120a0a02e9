import type { ApiEntry } from '../../read/reference/apiTypes';
import { PLAN_NAMES } from '../../../core/plans';
import { firstSentence } from './descriptions';
import { isListPage } from './listPages';

/** Returns the sentence under the title of an entry's page, which search engines show too. */
export function pageDescription(entry: ApiEntry): string {
  const { kind, name, plan } = entry;
  if (isListPage(entry)) return firstSentence(entry.description);
  const contents = listWords(contentsOf(entry));
  const about = plan ? `, ${PLAN_NAMES[plan]}` : '';
  return `API reference of the ${name} ${kind}${about}${contents ? `: ${contents}` : ''}.`;
}

/**
 * Returns one line about an entry, for lists: its own description, else what a slot that it fills
 * says, else what its page has.
 */
export function entrySummary(entry: ApiEntry, entries: readonly ApiEntry[]): string {
  if (entry.description !== '') return firstSentence(entry.description);
  const slot = entries
    .flatMap((other) =>
      other.kind === 'component' && other.product === entry.product ? other.slots : [],
    )
    .find(({ default: fallback, description }) => fallback === entry.name && description !== '');
  if (slot) return firstSentence(slot.description);
  const contents = listWords(contentsOf(entry));
  return contents && `${contents.charAt(0).toUpperCase()}${contents.slice(1)}.`;
}

function contentsOf(entry: ApiEntry): string[] {
  switch (entry.kind) {
    case 'component':
      return [
        ...counted(entry.props.length, 'prop'),
        ...counted(entry.slots.length, 'slot'),
        ...counted(entry.classes.length, 'CSS class', 'CSS classes'),
      ];
    case 'interface':
      return counted(entry.props.length, 'member');
    case 'hook':
      return [...counted(entry.parameters.length, 'parameter'), 'return value'];
    case 'events':
    case 'selectors':
    case 'types':
      return [];
  }
}

function counted(count: number, one: string, many = `${one}s`): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

/** Returns words as a text: `a, b and c`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
