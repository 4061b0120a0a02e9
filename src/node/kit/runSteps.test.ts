import { beforeEach, expect, test, vi } from 'vitest';
import { runSideBySide, runSteps, type Step } from './runSteps';

const done: string[] = [];
const step = (title: string, run: () => unknown = () => {}): Step => ({
  title,
  run: async () => {
    await run();
    done.push(title);
  },
});
const fail = (message: string) => () => {
  throw new Error(message);
};

beforeEach(() => {
  done.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

test('steps run one after another, and none after a failing one', async () => {
  await expect(runSteps([step('a'), step('b', fail('broken')), step('c')])).rejects.toThrow(
    'broken',
  );
  expect(done).toEqual(['a']);
});

test('rows run at the same time', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await runSideBySide([step('waits for the other row', () => opened)], [step('opens', open)]);
  expect(done.sort()).toEqual(['opens', 'waits for the other row']);
});

test('a failing row lets the others end, and fails in the end', async () => {
  const rows = runSideBySide([step('a', fail('lint')), step('b')], [step('c'), step('d')]);
  await expect(rows).rejects.toThrow('lint');
  expect(done).toEqual(['c', 'd']);
});
