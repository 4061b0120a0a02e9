// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { DemoSources } from '../core/demoTypes';
import { demoInfo } from './demoFixture';
import { openExport } from './openExport';

const sources: DemoSources = {
  system: {
    TS: [{ name: 'BasicSort.tsx', code: 'export default () => null;', html: '' }],
    JS: [],
  },
};
vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(sources))));

/** The forms that were sent, which happy-dom would really send. */
let sent: HTMLFormElement[] = [];

beforeEach(() => {
  sent = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    sent.push(this);
  });
});

test.each([
  ['stackBlitz', 'https://stackblitz.com'],
  ['codeSandbox', 'https://codesandbox.io'],
] as const)('posts the files to %s in a new tab', async (host, origin) => {
  await openExport(host, demoInfo, { form: 'system', language: 'TS' });
  const form = sent[0]!;
  expect(new URL(form.action).origin).toBe(origin);
  expect(form.target).toBe('_blank');
  expect(form.method.toUpperCase()).toBe('POST');
  expect(form.querySelectorAll('input[type=hidden]').length).toBeGreaterThan(0);
  // Nothing stays in the page.
  expect(document.querySelector('form')).toBeNull();
});

test('says which form is missing', async () => {
  const opened = openExport('stackBlitz', demoInfo, { form: 'css', language: 'TS' });
  await expect(opened).rejects.toThrow('BasicSort has no TS code in the form "css".');
});
