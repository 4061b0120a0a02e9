// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { giveInput, readInput } from './giveInput';
import { markPresses } from './pressedDrawing.boot';

const HTML = '<p>Text</p><button id="save"><span>Save</span></button><input />';

function setUp() {
  document.body.innerHTML = `<div class="demo-static"><div id="drawn">${HTML}</div></div><div id="live">${HTML}</div>`;
  const [drawn, live] = ['drawn', 'live'].map((id) => document.getElementById(id)!);
  return { drawn: drawn!, live: live! };
}

beforeAll(markPresses);
afterEach(() => {
  document.body.innerHTML = '';
});

test('the last click in a drawing is given once to the same element of the demo', () => {
  const { drawn, live } = setUp();
  const heard = vi.fn();
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    live.addEventListener(type, ({ target }) => heard(type, (target as Element).localName));
  }
  drawn.querySelector('p')!.click();
  drawn.querySelector('span')!.click();
  giveInput(live, readInput(drawn));
  expect(heard.mock.calls).toEqual([
    ['pointerdown', 'span'],
    ['pointerup', 'span'],
    ['click', 'span'],
  ]);
});

test('a drawing that was clicked is busy, others are not', () => {
  const { drawn } = setUp();
  const drawing = drawn.parentElement!;
  expect(drawing.getAttribute('aria-busy')).toBeNull();
  drawn.querySelector('button')!.click();
  expect(drawing.getAttribute('aria-busy')).toBe('true');
});

test('the focus moves to the same element', () => {
  const { drawn, live } = setUp();
  drawn.querySelector('input')!.focus();
  const input = readInput(drawn);
  drawn.remove();
  giveInput(live, input);
  expect(document.activeElement).toBe(live.querySelector('input'));
});

test('a focus outside of the drawing stays where it is', () => {
  const { drawn, live } = setUp();
  const outside = document.createElement('button');
  document.body.append(outside);
  outside.focus();
  giveInput(live, readInput(drawn));
  expect(document.activeElement).toBe(outside);
});

test('what the demo has no element for is dropped', () => {
  const { drawn, live } = setUp();
  drawn.querySelector('button')!.click();
  live.innerHTML = '<p></p><a href="#elsewhere"></a>';
  const heard = vi.fn();
  live.addEventListener('click', heard);
  giveInput(live, readInput(drawn));
  expect(heard).not.toHaveBeenCalled();
});
