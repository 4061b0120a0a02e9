import { expect, test } from 'vitest';
import { addLoopGuards } from './loopGuards';

test.each([
  ['while (a) b();', 'while (__tick(1)&&(a)) b();'],
  ['do b();\nwhile (a);', 'do b();\nwhile (__tick(2)&&(a));'],
  [
    'for (let i = 0; i < f(1, 2); i += 1) {}',
    'for (let i = 0;__tick(1)&&( i < f(1, 2)); i += 1) {}',
  ],
  ['for (;;) {}', 'for (;__tick(1)&&(true);) {}'],
  ['for (const a of b(c)) {}', 'for (const a of __watch(1, b(c))) {}'],
  ['for (const of of of) {}', 'for (const of of __watch(1, of)) {}'],
  ['for (const a in b) {}', 'for (const a in b) {}'],
  ['async () => { for await (const a of b) {} }', 'async () => { for await (const a of b) {} }'],
  ['a.for(1); ({ while: (b) });', 'a.for(1); ({ while: (b) });'],
  [
    '/* while (a) */ "for (;;)"; `${(() => { while (a) {} })()}`',
    '/* while (a) */ "for (;;)"; `${(() => { while (__tick(1)&&(a)) {} })()}`',
  ],
  ['const a = <p>while (b) {c}</p>;', 'const a = <p>while (b) {c}</p>;'],
  [
    '\n\nfor (const [a = 1, b] of c as [1, 2][]) {}',
    '\n\nfor (const [a = 1, b] of __watch(3, c as [1, 2][])) {}',
  ],
])('%s', (code, guarded) => {
  expect(addLoopGuards('a.tsx', code)).toBe(guarded);
});

test('lines stay where they are, in loops within loops too', () => {
  const code = 'for (;;) {\n  while (a) {\n    for (const b of c) d();\n  }\n}\n';
  const guarded = addLoopGuards('a.ts', code);
  expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
  expect(guarded.match(/\((\d)[,)]/g)).toEqual(['(1)', '(2)', '(3,']);
});
