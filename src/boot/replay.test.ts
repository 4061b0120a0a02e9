// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { replayClicks } from './replay';

const html = document.documentElement;

/** Two buttons that React answers and a plain one, and who hears their clicks once a script is there. */
function setUp() {
  document.body.innerHTML = `
    <button id="first" data-replay><span>Search</span></button>
    <button id="second" data-replay></button>
    <button id="plain"><span>Copy</span></button>
    <a id="link" href="#here">Here</a>`;
  replayClicks();
  const heard = vi.fn();
  const arrive = async (attribute: string) => {
    document.body.addEventListener('click', ({ target }) => heard((target as Element).id));
    html.setAttribute(attribute, '');
    await Promise.resolve();
  };
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  return { heard, arrive, click };
}

afterEach(async () => {
  // Nobody waits any longer.
  html.setAttribute('data-ready', '');
  html.setAttribute('data-listening', '');
  await Promise.resolve();
  html.removeAttribute('data-ready');
  html.removeAttribute('data-listening');
});

test('what React answers is given the last early click once, also when it hit what is inside', async () => {
  const { heard, arrive, click } = setUp();
  click('#second');
  click('#first span');
  click('#plain');
  await arrive('data-ready');
  expect(heard.mock.calls).toEqual([['first']]);
  html.setAttribute('data-ready', 'again');
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('any other button is given its click when the page listens, a link is not', async () => {
  const { heard, arrive, click } = setUp();
  click('#plain span');
  click('#link');
  await arrive('data-listening');
  expect(heard.mock.calls).toEqual([['plain']]);
});

test('what the browser does at a click is not done twice', async () => {
  const { arrive } = setUp();
  document.body.innerHTML = '<form><button id="plain"></button></form>';
  const submit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', submit);
  document.querySelector<HTMLElement>('#plain')!.click();
  await arrive('data-listening');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('without an early click nothing happens, and later clicks come once', async () => {
  const { heard, arrive, click } = setUp();
  await arrive('data-ready');
  expect(heard).not.toHaveBeenCalled();
  click('#second');
  await Promise.resolve();
  expect(heard.mock.calls).toEqual([['second']]);
});
