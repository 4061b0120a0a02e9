import { explainedMessages } from '../model/explainedMessages';
import type { Site } from '../model/site';

/** As much of a message as tells which it is, in characters. */
const SHOWN = 110;

/** Prints the messages of the packages that no guide explains: work for writers, no mistake. */
export function listUnexplainedMessages({ guides }: Pick<Site, 'guides'>): void {
  const { explained, unexplained } = explainedMessages(guides);
  const all = explained.length + unexplained.length;
  console.log(
    `  ${explained.length} of ${all} messages of the packages are explained. The others:`,
  );
  for (const message of unexplained) {
    console.log(`    ${message.replace(/\s+/g, ' ').slice(0, SHOWN)}`);
  }
}
