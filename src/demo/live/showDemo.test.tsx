// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepTab } from '../../browser/tabStorage';
import { demoInfo } from '../demoFixture';
import { markPresses } from '../drawn/pressedDrawing.boot';
import { loadDemo } from '../loadDemo';
import type { SurfaceProps } from '../look';
import { attendedDemoShown } from './attendedDemo';

vi.mock('../loadDemo', async (original) => ({ ...(await original()), loadDemo: vi.fn() }));
// Without the list of all demos, which needs their packages.
vi.mock('../theme/demoRuntime', () => import('./showDemo'));

const PATH = '/x/react-data-grid/sorting/';
const onSort = vi.fn();
const loaded = {
  Component: () => <button onClick={onSort}>Sort</button>,
  Surface: ({ page, children }: SurfaceProps) => (
    <div className="demo-surface" data-look={JSON.stringify(page)}>
      {children}
    </div>
  ),
};

const stage = () => document.querySelector('.demo-stage')!;
const drawn = () => stage().querySelector('.demo-drawn');

/** A document that React has not adopted. */
function open(drawing = '<div class="demo-drawn"><button>Sort</button></div>'): void {
  history.replaceState(null, '', PATH);
  const { name } = demoInfo;
  const blocks = [{ kind: 'demo', name, options: {}, info: demoInfo }];
  const data = { props: { pageProps: { page: { kind: 'guide', pathname: PATH, blocks } } } };
  document.body.innerHTML =
    `<section id="${name}"><div class="demo-stage">` +
    `<div class="demo-static">${drawing}</div><div class="demo-place"></div></div></section>` +
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
}

beforeAll(markPresses);
beforeEach(() => {
  vi.mocked(loadDemo).mockReset().mockResolvedValue(loaded);
  onSort.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a demo that was clicked comes before its page, with the click', async () => {
  open();
  drawn()!.querySelector('button')!.click();
  await act(attendedDemoShown);
  expect(loadDemo).toHaveBeenCalledWith({
    pathname: PATH,
    name: 'BasicSort',
    form: 'system',
    stylesheet: undefined,
    isFramed: undefined,
  });
  expect(drawn()).toBeNull();
  expect(stage().querySelector('.demo-static')!.hasAttribute('aria-busy')).toBe(false);
  expect(screen.getByRole('button', { name: 'Sort' }).isConnected).toBe(true);
  expect(onSort).toHaveBeenCalledOnce();
  const surface = stage().querySelector<HTMLElement>('.demo-surface')!;
  expect(surface.dataset.look).toBe('{"direction":"ltr","scheme":"light"}');
});

test('where nobody waits for a demo, the page does not either', async () => {
  open();
  await attendedDemoShown();
  expect(loadDemo).not.toHaveBeenCalled();
  expect(drawn()).not.toBeNull();
});

test('an outline, and a demo whose edits the tab keeps, are the page’s', async () => {
  open('<svg tabindex="0"></svg>');
  stage()
    .querySelector('svg')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await attendedDemoShown();
  open();
  keepTab(`editing ${PATH} BasicSort`, true);
  drawn()!.querySelector('button')!.click();
  await attendedDemoShown();
  expect(loadDemo).not.toHaveBeenCalled();
});

test('a demo that cannot be had is left to the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(loadDemo).mockRejectedValue(new Error('ChunkLoadError'));
  open();
  drawn()!.querySelector('button')!.click();
  await attendedDemoShown();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ChunkLoadError'));
  expect(drawn()).not.toBeNull();
});

test('one that hangs is waited for 5 seconds, and the page’s from then on', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  vi.mocked(loadDemo).mockReturnValue(new Promise((resolve) => (arrive = () => resolve(loaded))));
  open();
  drawn()!.querySelector('button')!.click();
  let isOver = false;
  void attendedDemoShown().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(4999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage().querySelector('.demo-place')!.childElementCount).toBe(0);
});
