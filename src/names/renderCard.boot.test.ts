// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderCard } from './renderCard.boot';

const HREF = '/x/api/charts/bar/#bar-prop-size';
const linesOf = (box: HTMLElement) => [...box.children].map(({ textContent }) => textContent);

test('a card has the signature, what holds of it, a sentence and the way to the row', () => {
  const card = {
    code: 'size?: Array<number>',
    default: '10',
    text: 'The size of <b>.',
    plan: 'pro',
    deprecated: 'Use width.',
  } as const;
  const box = renderCard(card, HREF);
  expect(linesOf(box)).toEqual([
    'size?: Array<number>',
    'Pro planDeprecatedDefault: 10',
    'The size of <b>.',
    'Use width.',
    'Open in the API reference',
  ]);
  expect(box.querySelector('a')!.getAttribute('href')).toBe(HREF);
});

test('it says nothing to a screen reader by itself, and is no stop of the Tab key', () => {
  const box = renderCard({ code: 'size' }, HREF);
  expect(linesOf(box)).toEqual(['size', 'Open in the API reference']);
  expect(box.getAttribute('role')).toBe('note');
  expect(box.hasAttribute('aria-live')).toBe(false);
  expect(box.querySelector('a')!.tabIndex).toBe(-1);
});
