import { expect, test } from 'vitest';
import { renderPrompt } from './renderPrompt';

const origin = 'https://mui.com';
const page = '---\ntitle: Bars\nversion: 8.6.0\n---\n\n# Bars\n';

test('a page comes after the rules, and the task at the end', () => {
  const prompt = renderPrompt({ page, demo: undefined, origin });
  expect(prompt).toMatch(/^Help me with MUI X 8\.6\.0\. /);
  expect(prompt).toContain('Use only the API below');
  expect(prompt).toContain('https://mui.com/x/llms.txt');
  expect(prompt).toContain(`<documentation>\n${page.trim()}\n</documentation>`);
  expect(prompt).not.toContain('demo');
  expect(prompt).toMatch(/\n\nMy task: $/);
  expect(prompt.indexOf('Use only')).toBeLessThan(prompt.indexOf('<documentation>'));
});

test('of a demo, it says which one to start from', () => {
  const prompt = renderPrompt({ page, demo: 'BasicBars', origin });
  expect(prompt).toContain(`<documentation>\n${page.trim()}\n</documentation>\n\nMy task: `);
  expect(prompt).toMatch(/^- Start from the demo BasicBars .*BasicBars\.tsx/m);
});
