import { expect, test } from 'vitest';
import { whyNotEditable } from './whyNotEditable';

const file = (code: string) => [{ name: 'Demo.tsx', code, html: '' }];
const typed = { form: 'system', language: 'TS' } as const;

test('says why, for what the frame cannot run', () => {
  expect(whyNotEditable(typed, file('new Worker(url)'))).toContain('worker');
  expect(whyNotEditable({ ...typed, form: 'tailwind' }, file(''))).toContain('Tailwind');
  expect(whyNotEditable(typed, undefined)).toContain('not available');
});

test('everything else can be edited', () => {
  expect(whyNotEditable(typed, file('export default () => null;'))).toBeUndefined();
  expect(whyNotEditable({ form: 'css', language: 'JS' }, file(''))).toBeUndefined();
});
