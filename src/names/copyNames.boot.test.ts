// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listenForCopies } from './copyNames.boot';

beforeAll(listenForCopies);
beforeEach(() => {
  document.body.innerHTML =
    '<p>Text with <code><a href="/1">rows</a></code></p>' +
    '<pre><code>&lt;<a tabindex="-1" href="/2">DataGrid</a> <a tabindex="-1" href="/3">rows</a></code></pre>';
  getSelection()!.removeAllRanges();
});

function select(selector: string): void {
  getSelection()!.selectAllChildren(document.querySelector(selector)!);
}

/** Copies what is selected, and returns what the page has put into the clipboard instead. */
function copy(prepare: (event: ClipboardEvent) => void = () => {}): Record<string, string> {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  prepare(event);
  document.body.dispatchEvent(event);
  const types = ['text/plain', 'text/html'].filter((type) => clipboardData.getData(type));
  const taken = Object.fromEntries(types.map((type) => [type, clipboardData.getData(type)]));
  return event.defaultPrevented ? taken : { kept: '' };
}

test('code is copied as text, without the links of its names', () => {
  select('pre code');
  expect(copy()).toEqual({ 'text/plain': '<DataGrid rows' });
});

test('a part of a line is text as well', () => {
  select('pre a');
  expect(copy()).toEqual({ 'text/plain': 'DataGrid' });
});

test('sentences are copied as the browser does it', () => {
  select('p');
  expect(copy()).toEqual({ kept: '' });
  select('body');
  expect(copy()).toEqual({ kept: '' });
});

test('nothing is done where nothing is selected, or where somebody else has answered', () => {
  expect(copy()).toEqual({ kept: '' });
  select('pre code');
  expect(copy((event) => event.preventDefault())).toEqual({});
});
