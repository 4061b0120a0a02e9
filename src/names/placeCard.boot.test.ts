// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { besideName, forgetPlace, placeCard } from './placeCard.boot';

afterEach(() => vi.unstubAllGlobals());

const view = { width: 1000, height: 600 };
const card = { width: 300, height: 100 };
const name = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

test('a card stands below its name, at its middle', () => {
  expect(besideName(name(480, 200), card, view)).toEqual({ left: 350, top: 226 });
});

test('at the edges of the window it stays inside', () => {
  expect(besideName(name(0, 200), card, view).left).toBe(8);
  expect(besideName(name(960, 200), card, view).left).toBe(692);
  expect(besideName(name(20, 200), { ...card, width: 344 }, { width: 360, height: 600 })).toEqual({
    left: 8,
    top: 226,
  });
});

test('without room below it stands above, and nowhere over the name', () => {
  expect(besideName(name(480, 560), card, view).top).toBe(454);
  expect(besideName(name(480, 40), { ...card, height: 580 }, view).top).toBe(66);
});

test('the browser places it where it can, and the link keeps nothing of it', () => {
  const link = document.createElement('a');
  vi.stubGlobal('CSS', { supports: () => true });
  const box = document.createElement('div');
  placeCard(box, link);
  expect(link.style.getPropertyValue('anchor-name')).toBe('--name-card');
  expect(box.style.left).toBe('');
  forgetPlace(link);
  expect(link.hasAttribute('style')).toBe(false);
  vi.stubGlobal('CSS', { supports: () => false });
  placeCard(box, link);
  expect(box.style.left).toBe('8px');
});
