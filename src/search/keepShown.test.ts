import { expect, test } from 'vitest';
import { listOptions } from './listOptions';
import { keepShown } from './keepShown';
import type { ResultGroup, ResultItem, SearchAnswer } from './results';

const item = (href: string, below: string[] = []): ResultItem => ({
  ...{ href, title: [], isCode: false, excerpt: [], trail: [] },
  below: below.map((place) => ({ href: place, title: [], isCode: false, excerpt: [] })),
});
const group = (product: ResultGroup['product'], ...items: ResultItem[]): ResultGroup => ({
  ...{ product, title: product, items },
});
const hrefs = (answer: SearchAnswer) =>
  listOptions(answer, []).map((option) => [
    option.id,
    option.kind === 'result' && option.link.href,
  ]);

test('what is shown stays where it is, and what is new comes after it, once', () => {
  const shown: SearchAnswer = {
    groups: [group('x-data-grid', item('/a/', ['/a/#one'])), group('page', item('/p/#x'))],
    isGuess: false,
  };
  const later: SearchAnswer = {
    groups: [group('x-charts', item('/c/')), group('x-data-grid', item('/b/'), item('/a/'))],
    isGuess: false,
    products: ['x-charts'],
  };
  const kept = keepShown(shown, later);
  expect(hrefs(kept).slice(0, 3)).toEqual(hrefs(shown));
  expect(hrefs(kept).map(([, href]) => href)).toEqual(['/a/', '/a/#one', '/p/#x', '/c/', '/b/']);
  expect(new Set(hrefs(kept).map(([id]) => id)).size).toBe(5);
  expect(kept.products).toEqual(['x-charts']);
});
