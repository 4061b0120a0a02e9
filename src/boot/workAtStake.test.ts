// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { isWorkAtStake, watchWork } from './workAtStake';

beforeAll(watchWork);
beforeEach(() => {
  document.documentElement.setAttribute('data-ready', '');
  document.body.innerHTML = `
    <input id="filter"><textarea id="comment"></textarea><input id="choice" type="radio">
    <div class="demo-stage"><button id="demo"></button><iframe id="frame"></iframe></div>
    <div class="feedback"><button id="vote"></button></div>
    <button id="copy"></button><dialog id="settings"></dialog>`;
});
afterEach(() => document.dispatchEvent(new Event(PAGE_CHANGE)));

const find = (id: string) => document.getElementById(id)!;

function type(id: string, text: string): void {
  const field = find(id) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const press = (id: string, key = 'Enter') =>
  find(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('at first nothing is at stake, nor after a choice or a button that stores nothing', () => {
  expect(isWorkAtStake()).toBe(false);
  type('choice', 'dark');
  press('copy');
  press('demo', 'Tab');
  expect(isWorkAtStake()).toBe(false);
});

test.each(['filter', 'comment'])('text in a field is, until it is gone (%s)', (id) => {
  type(id, 'a');
  expect(isWorkAtStake()).toBe(true);
  type(id, '');
  expect(isWorkAtStake()).toBe(false);
  type(id, 'a');
  find(id).remove();
  expect(isWorkAtStake()).toBe(false);
});

test.each(['demo', 'vote'])('what a reader has used is (%s), until another page comes', (id) => {
  find(id).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isWorkAtStake()).toBe(true);
  document.dispatchEvent(new Event(PAGE_CHANGE));
  expect(isWorkAtStake()).toBe(false);
});

test('a demo that is not alive yet has nothing to lose', () => {
  document.documentElement.removeAttribute('data-ready');
  press('demo');
  expect(isWorkAtStake()).toBe(false);
});

test('a demo in a frame is, once the focus has gone there', () => {
  find('frame').focus();
  Object.defineProperty(document, 'activeElement', { value: find('frame'), configurable: true });
  dispatchEvent(new Event('blur'));
  expect(isWorkAtStake()).toBe(true);
  Reflect.deleteProperty(document, 'activeElement');
});

test('an open dialog is', () => {
  find('settings').setAttribute('open', '');
  expect(isWorkAtStake()).toBe(true);
});
