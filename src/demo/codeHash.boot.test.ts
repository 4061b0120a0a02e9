import { expect, test } from 'vitest';
import { variantFromHash, type HashVariant } from './codeHash.boot';

test.each<[string, HashVariant]>([
  ['', {}],
  ['#', {}],
  ['#Toolbar', {}],
  ['#css-Toolbar', {}],
  ['#Toolbar.ts', {}],
  ['#Toolbar.jsx', {}],
  ['#Toolbar.json', {}],
  ['#Toolbar.js-more', {}],
  ['#Toolbar.JS', {}],
  ['#Toolbar.js', { codeVariant: 'JS' }],
  ['#Toolbar.tsx', { codeVariant: 'TS' }],
  ['#Toolbar.js.tsx', { codeVariant: 'TS' }],
  ['#Toolbar.tsx.js', { codeVariant: 'JS' }],
  ['#system-Toolbar.tsx', { codeVariant: 'TS', codeStyling: 'MUI System' }],
  ['#system-Toolbar.js', { codeVariant: 'JS', codeStyling: 'MUI System' }],
  ['#css-Toolbar.tsx', { codeVariant: 'TS', codeStyling: 'CSS' }],
  ['#css-Toolbar.js', { codeVariant: 'JS', codeStyling: 'CSS' }],
  ['#tailwind-Toolbar.tsx', { codeVariant: 'TS', codeStyling: 'Tailwind' }],
  ['#tailwind-Toolbar.js', { codeVariant: 'JS', codeStyling: 'Tailwind' }],
  ['#my-css-Toolbar.js', { codeVariant: 'JS', codeStyling: 'CSS' }],
  // Markers that contradict each other: Tailwind before CSS before system.
  ['#css-tailwind-Toolbar.tsx', { codeVariant: 'TS', codeStyling: 'Tailwind' }],
  ['#system-tailwind-css-A.js', { codeVariant: 'JS', codeStyling: 'Tailwind' }],
  ['#system-css-Toolbar.js', { codeVariant: 'JS', codeStyling: 'CSS' }],
  ['#%E0%A4%A.js', { codeVariant: 'JS' }],
  ['#<img onerror=alert(1)>css-.tsx', { codeVariant: 'TS', codeStyling: 'CSS' }],
])('%s', (hash, expected) => {
  expect(variantFromHash(hash)).toEqual(expected);
});
