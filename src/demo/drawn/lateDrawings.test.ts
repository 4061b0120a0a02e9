// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLateDrawings } from './lateDrawings';

const DRAWING = '<div class="demo-drawn"><p>Drawn</p></div>';
let near: (place: Element) => void;
const unobserve = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<div data-drawing="A"></div><div id="late" data-drawing="B" data-drawing-file="/assets/drawings/B.1.txt"></div>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed: Element[] = [];
      unobserve = unobserve;
      constructor(onChange: (entries: object[]) => void) {
        near = (target) =>
          onChange(
            this.observed.map((place) => ({ target: place, isIntersecting: place === target })),
          );
      }
      observe(place: Element) {
        this.observed.push(place);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  unobserve.mockReset();
});

const late = () => document.getElementById('late')!;
const answer = (text: string, status = 200) => {
  const fetched = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a drawing is fetched when its place comes near, and not before', async () => {
  const fetched = answer(DRAWING);
  showLateDrawings();
  near(document.body);
  expect(fetched).not.toHaveBeenCalled();
  near(late());
  await vi.waitFor(() => expect(late().innerHTML).toBe(DRAWING));
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/drawings/B.1.txt', expect.anything());
  expect(unobserve).toHaveBeenCalledWith(late());
});

test.each([
  ['Not found', 404],
  ['<html>Sign in</html>', 200],
])('in place of "%s" (%i) nothing is shown, and developers are told', async (text, status) => {
  answer(text, status);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  showLateDrawings();
  near(late());
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(late().innerHTML).toBe('');
});

test('a demo that came first keeps its place', async () => {
  answer(DRAWING);
  const next = late().cloneNode() as Element;
  document.body.append(next);
  showLateDrawings();
  const place = late();
  place.remove();
  near(place);
  near(next);
  // Asked for after the other one.
  await vi.waitFor(() => expect(next.innerHTML).toBe(DRAWING));
  expect(place.innerHTML).toBe('');
});
