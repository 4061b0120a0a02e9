import { migrations } from '../../../data/migration';
import { messages } from '../../../data/migration/messages';
import { findChanges, type Finding } from '../../core/finder/findChanges';
import { findMessages, type FoundMessage } from '../../core/finder/findMessages';

/** What is known of a text. */
export interface Answer {
  findings: readonly Finding[];
  messages: readonly FoundMessage[];
}

/**
 * Returns what the upgrades changed of the names in a text, and the messages in it that the guides
 * explain. This module brings their lists, so it is loaded with the first text.
 * @param from The major that the text is written for; without it all upgrades count.
 */
export function findInLists(text: string, from?: number): Answer {
  return {
    findings: findChanges(text, migrations, from),
    messages: findMessages(text, messages, migrations, from),
  };
}
