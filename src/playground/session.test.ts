import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUSY_DELAY_MS, PROBLEM_DELAY_MS, RUN_DELAY_MS } from './limits';
import type { Sandbox, SandboxLook, SandboxReport } from './sandbox/types';
import { createSession, type SessionOptions } from './session';

const look: SandboxLook = {
  scheme: 'light',
  direction: 'ltr',
  density: 'normal',
  hue: { primary: 'blue', secondary: 'pink' },
  language: 'en',
  themed: false,
};
const place = {} as HTMLElement;
const original = { 'App.tsx': 'one', '../dataset/rows.ts': 'rows' };

/** A sandbox that says what it is told to. */
function fakeSandbox() {
  let runs = 0;
  const sandbox = {
    run: vi.fn<Sandbox['run']>(() => (runs += 1)),
    setLook: vi.fn(),
    restart: vi.fn(),
    remove: vi.fn(),
  };
  let tell: (report: SandboxReport) => void = () => {};
  const open = vi.fn<SessionOptions['open']>((_place, _look, report) => {
    tell = report;
    return sandbox;
  });
  return { sandbox, open, tell: (report: SandboxReport) => tell(report) };
}

function begin(options: Partial<SessionOptions> = {}) {
  const fake = fakeSandbox();
  const keep = vi.fn(() => true);
  const session = createSession({
    ...{ files: original, original, entry: 'App.tsx', look, open: fake.open, keep },
    ...options,
  });
  const end = session.attach(place);
  return { ...fake, session, keep, end };
}

const problem = (run: number, message = 'wrong', line = 3): SandboxReport => ({
  ...{ kind: 'problem', run, phase: 'compile', message, file: 'App.tsx', line },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs at once, and again shortly after the last key', () => {
  const { session, sandbox, keep, tell } = begin();
  expect(sandbox.run).toHaveBeenLastCalledWith(original, 'App.tsx');
  tell({ kind: 'ran', run: 1 });
  session.write('App.tsx', 'tw');
  vi.advanceTimersByTime(RUN_DELAY_MS - 1);
  session.write('App.tsx', 'two');
  vi.advanceTimersByTime(RUN_DELAY_MS - 1);
  expect(sandbox.run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  const edited = { ...original, 'App.tsx': 'two' };
  expect(sandbox.run).toHaveBeenCalledTimes(2);
  expect(sandbox.run).toHaveBeenLastCalledWith(edited, 'App.tsx');
  expect(keep).toHaveBeenLastCalledWith(edited);
});

test('waits longer while the run before is on its way', () => {
  const { session, sandbox, tell } = begin();
  session.write('App.tsx', 'two');
  vi.advanceTimersByTime(BUSY_DELAY_MS - 1);
  expect(sandbox.run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(sandbox.run).toHaveBeenCalledTimes(2);
  tell(problem(2));
  session.write('App.tsx', 'three');
  vi.advanceTimersByTime(RUN_DELAY_MS);
  expect(sandbox.run).toHaveBeenCalledTimes(3);
});

test('a run that follows another tells nobody that nothing has changed', () => {
  const { session, tell } = begin();
  tell({ kind: 'ran', run: 1 });
  session.write('App.tsx', 'two');
  vi.advanceTimersByTime(RUN_DELAY_MS);
  const heard = vi.fn();
  session.subscribe(heard);
  tell({ kind: 'ran', run: 2 });
  expect(heard).not.toHaveBeenCalled();
});

test('code that waits opens no frame until the reader runs it, edited or not', () => {
  const { session, open, sandbox } = begin({ isWaiting: true });
  session.write('App.tsx', 'two');
  vi.advanceTimersByTime(10 * RUN_DELAY_MS);
  session.restart();
  expect(open).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('waiting');
  session.run();
  expect(sandbox.run).toHaveBeenCalledTimes(1);
  expect(session.getState().status).toBe('starting');
});

test('tells how far the libraries are, then that the run is shown', () => {
  const { session, tell } = begin();
  tell({ kind: 'progress', loaded: 5, total: 10 });
  expect(session.getState().progress).toEqual({ loaded: 5, total: 10 });
  tell({ kind: 'height', height: 321 });
  tell({ kind: 'ran', run: 1 });
  expect(session.getState()).toMatchObject({ status: 'shown', height: 321, progress: undefined });
});

test('problems wait until nobody types, and go with the next good run', () => {
  const { session, tell } = begin();
  tell({ kind: 'ran', run: 1 });
  session.write('App.tsx', 'bad');
  vi.advanceTimersByTime(RUN_DELAY_MS);
  tell(problem(2));
  tell(problem(2));
  expect(session.getState().problems).toEqual([]);
  vi.advanceTimersByTime(PROBLEM_DELAY_MS);
  expect(session.getState().problems).toHaveLength(1);
  // The last good result stays.
  expect(session.getState().status).toBe('shown');
  session.write('App.tsx', 'good');
  vi.advanceTimersByTime(RUN_DELAY_MS);
  expect(session.getState().problems).toHaveLength(1);
  tell({ kind: 'ran', run: 3 });
  expect(session.getState().problems).toEqual([]);
});

test('problems of an older run are nobody’s', () => {
  const { session, tell } = begin();
  session.write('App.tsx', 'two');
  vi.advanceTimersByTime(1000);
  tell(problem(1));
  vi.advanceTimersByTime(1000);
  expect(session.getState().problems).toEqual([]);
});

test('a code that throws without end fills no page', () => {
  const { session, tell } = begin();
  for (let line = 1; line < 500; line += 1) tell(problem(1, `wrong ${line}`, line));
  expect(session.getState().problems.length).toBeLessThanOrEqual(20);
});

test('a stopped frame says why; Restart and new code get another one', () => {
  const { session, tell, sandbox, open } = begin();
  tell({ kind: 'stopped', reason: 'It hangs.' });
  expect(session.getState()).toMatchObject({ status: 'stopped', reason: 'It hangs.' });
  session.restart();
  expect(sandbox.restart).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('starting');
  tell({ kind: 'stopped', reason: 'It hangs.' });
  session.write('App.tsx', 'mended');
  vi.advanceTimersByTime(RUN_DELAY_MS);
  expect(sandbox.remove).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledTimes(2);
  expect(sandbox.run).toHaveBeenLastCalledWith({ ...original, 'App.tsx': 'mended' }, 'App.tsx');
});

test('Reset brings the original back and forgets the edits', () => {
  const { session, keep, sandbox } = begin({ files: { ...original, 'App.tsx': 'edited' } });
  session.reset();
  vi.advanceTimersByTime(BUSY_DELAY_MS);
  expect(session.getState().files).toEqual(original);
  expect(keep).toHaveBeenLastCalledWith(undefined);
  expect(sandbox.run).toHaveBeenLastCalledWith(original, 'App.tsx');
});

test('only edits that could not be kept would be lost', () => {
  const keep = vi.fn(() => false);
  const { session } = begin({ keep });
  expect(session.getState().isUnkept).toBe(false);
  session.write('App.tsx', 'two');
  expect(session.getState().isUnkept).toBe(true);
  session.write('App.tsx', 'one');
  expect(session.getState().isUnkept).toBe(false);
});

test('the look reaches the frame, also one that is opened later', () => {
  const { session, sandbox, open } = begin({ isWaiting: true });
  const dark: SandboxLook = { ...look, scheme: 'dark' };
  session.setLook(dark);
  session.run();
  expect(open.mock.lastCall?.[1]).toBe(dark);
  session.setLook(look);
  expect(sandbox.setLook).toHaveBeenLastCalledWith(look);
});

test('the end takes the frame away, and nothing runs any more', () => {
  const { session, sandbox, end } = begin();
  session.write('App.tsx', 'two');
  end();
  vi.advanceTimersByTime(1000);
  expect(sandbox.remove).toHaveBeenCalledOnce();
  expect(sandbox.run).toHaveBeenCalledTimes(1);
});
