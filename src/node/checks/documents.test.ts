import { describe, expect, test } from 'vitest';
import { page } from '../render/markdown/fixture';
import { checkPageFacts } from './pageFacts';
import { validateDocument } from './validateDocument';

const document = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>T - MUI X</title></head><body>${body}</body></html>`;
const rulesBroken = (body: string) =>
  validateDocument(document(body), 'a.html').map((line) => /\((\S+)\)/.exec(line)?.[1] ?? line);

describe('a document', () => {
  test('as React writes it is valid', () => {
    const frame = '<div id="__next"><main id="main" tabindex="-1"><h1>T</h1></main></div>';
    const tabs = '<ul aria-label="Links"><li style="height:2px">a<br/>b</li></ul>';
    expect(rulesBroken(frame + tabs)).toEqual([]);
  });

  test.each([
    ['<p>No heading</p>', 'a.html: 0 elements h1 instead of one.'],
    ['<h1>A</h1><h3>B</h3>', 'heading-level'],
    ['<h1>A</h1><p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['<h1>A</h1><table><tr><th><h2>B</h2></th></tr></table>', 'element-permitted-content'],
    ['<h1>A</h1><p><div>B</div></p>', 'no-implicit-close'],
    ['<h1>A</h1><button type="button"></button>', 'text-content'],
    ['<h1>A</h1><img src="a.png">', 'wcag/h37'],
    ['<h1>A</h1><a href="/x/"><button type="button">B</button></a>', 'element-permitted-content'],
  ])('%s is not', (body, rule) => {
    expect(rulesBroken(body)).toContain(rule);
  });

  test('has one h1', () => {
    expect(rulesBroken('<h1>A</h1><h1>B</h1>')).toContain('a.html: 2 elements h1 instead of one.');
  });
});

test('two pages with one title or description stop the build, and both are named', () => {
  const pages = [
    page({ pathname: '/x/a/', title: 'A', description: 'One.' }),
    page({ pathname: '/x/b/', title: 'B', description: 'Two.' }),
  ];
  expect(() => checkPageFacts(pages)).not.toThrow();
  expect(() => checkPageFacts([...pages, page({ pathname: '/x/c/', title: 'A' })])).toThrow(
    /data\/c\/c\.md: Its title is that of \/x\/a\/ too: "A"/,
  );
  const same = page({ pathname: '/x/api/charts/bar/', description: 'Two.' });
  expect(() => checkPageFacts([...pages, same])).toThrow(/description is that of \/x\/b\//);
});
