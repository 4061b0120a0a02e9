import { expect, test } from 'vitest';
import type { SourceFile } from './collectForm';
import { renderTailwind } from './renderTailwind';

function formWith(...classNames: string[]): { files: SourceFile[] } {
  const strings = classNames.map((text, index) => ({ text, line: index + 1 }));
  return { files: [{ path: 'data/a/A.tailwind.tsx', name: 'A.tailwind.tsx', code: '', strings }] };
}

test('holds the rules of the classes that the demo names, and no others', async () => {
  const css = await renderTailwind(formWith('tw:flex own', 'text', "tw:before:content-['x']"));
  expect(css).toContain('.tw\\:flex{display:flex!important}');
  expect(css).toContain("content-\\[\\'x\\'\\]:before");
  expect(css).not.toMatch(/\.(?:own|text|tw\\:gap)/);
});

test('leaks nothing: no reset, each variable prefixed, all rules in layers', async () => {
  const css = await renderTailwind(formWith('tw:p-4 tw:text-orange-700 tw:dark:shadow-md'));
  expect(css).not.toMatch(/(?:^|[{}])(?:html|body|h1|a|button)[,{]/);
  expect([...css.matchAll(/(?<=[{;])--(?!tw-)[\w-]+(?=:)/g)]).toEqual([]);
  const outside = css.replace(
    /@layer [\w, ]+;|@layer \w+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g,
    '',
  );
  expect(outside.replace(/@property [\w-]+\{[^}]*\}/g, '')).not.toContain('{');
});

test('dark is what the nearest scheme says', async () => {
  expect(await renderTailwind(formWith('tw:dark:flex'))).toMatch(
    /:where\(\[data-color-scheme=(?:"?)dark/,
  );
});

test('refuses a class that Tailwind does not have, at its line', async () => {
  await expect(renderTailwind(formWith('tw:flex', 'tw:flexx tw:gap-2'))).rejects.toThrow(
    /A\.tailwind\.tsx:2: Tailwind has no class "tw:flexx"/,
  );
});
