// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { replayClicks } from './replay';

const html = document.documentElement;

/** Two buttons that count what React would hear, and a plain one. */
function setUp() {
  document.body.innerHTML = `
    <button id="first" data-replay><span>Search</span></button>
    <button id="second" data-replay></button>
    <button id="plain"></button>`;
  replayClicks();
  const heard = vi.fn();
  const becomeReady = async () => {
    document.body.addEventListener('click', ({ target }) => heard((target as Element).id));
    html.setAttribute('data-ready', '');
    await Promise.resolve();
  };
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  return { heard, becomeReady, click };
}

afterEach(() => html.removeAttribute('data-ready'));

test('the last early click is given once, also when it hit what is inside', async () => {
  const { heard, becomeReady, click } = setUp();
  click('#second');
  click('#first span');
  click('#plain');
  await becomeReady();
  expect(heard.mock.calls).toEqual([['first']]);
  html.setAttribute('data-ready', 'again');
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('without an early click nothing happens, and later clicks come once', async () => {
  const { heard, becomeReady, click } = setUp();
  await becomeReady();
  expect(heard).not.toHaveBeenCalled();
  click('#second');
  await Promise.resolve();
  expect(heard.mock.calls).toEqual([['second']]);
});
