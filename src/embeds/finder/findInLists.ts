import { migrations } from '../../../data/migration';
import { findChanges, type Finding } from '../../core/finder/findChanges';

/**
 * Returns what the upgrades changed of the names in a text. This module brings their lists, so it is
 * loaded with the first text.
 * @param from The major that the text is written for; without it all upgrades count.
 */
export function findInLists(text: string, from?: number): Finding[] {
  return findChanges(text, migrations, from);
}
