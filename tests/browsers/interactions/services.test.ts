import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasAttribute, hasText, isGone, isShown } from '../support/conditions';
import { RECORDS } from '../support/serveSite';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();
/** The page of a build with services (serveSite.ts). */
const PAGE = '/x/introduction/licensing/?services';

test('the question about privacy is answered once', async () => {
  await reader.visit(PAGE);
  await reader.wakeReact();
  await reader.sees('the question', isShown, '.consent');
  await reader.click('.consent-actions button:first-of-type');
  await reader.sees('no question', isGone, '.consent');
  const answer = await reader.tab.evaluate(() => localStorage.getItem('docs-consent'));
  expect(['granted', 'denied']).toContain(answer);
  await reader.visit(PAGE);
  await reader.wakeReact();
  await reader.sees('the answer', hasAttribute, 'html', 'data-consent', answer!);
  expect(await reader.tab.evaluate(() => document.querySelector('.consent'))).toBeNull();
});

test('a vote and a comment are sent', async () => {
  await reader.tab.evaluate(() => localStorage.setItem('docs-consent', 'denied'));
  await reader.visit(PAGE);
  await reader.wakeReact();
  await reader.click('.feedback-votes button');
  await reader.sees('thanks for the vote', hasText, '.feedback-panel', 'Thanks for your vote');
  await reader.click('.feedback-form textarea');
  const comment = `Clear and short. ${Date.now()}`;
  await reader.tab.type(comment);
  await reader.click('.feedback-send button');
  await reader.sees(
    'thanks for the comment',
    hasText,
    '.feedback-panel',
    'Thanks for your feedback',
  );
  const stored = readFileSync(`${RECORDS}/feedback.jsonl`, 'utf8').split('\n');
  const received = stored.find((line) => line.includes(comment));
  expect(received).toBeDefined();
  const { body } = JSON.parse(received!) as { body: { id: string; rating: number } };
  expect(body.rating).toBe(1);
  // The vote and the comment.
  expect(stored.filter((line) => line.includes(body.id))).toHaveLength(2);
});
