import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { frontMatter, renderBody } from '../../../../tests/fixtures/markdown/guideFixture';
import { escapeHtml } from '../../../core/escapeHtml';
import { parseGuide } from './parseGuide';
import { guideContext } from '../../../../tests/fixtures/markdown/guideFixture';

const HEADING = 'Use `a|b` & "c" \'d\' ‮שלום';
const CODE = '</script><script>alert(1)</script> `"` | שלום';

function elements(html: string, tagName: string): Element[] {
  const found: Element[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

test('hostile headings and code are the same text in HTML', () => {
  const html = renderBody(
    `## ${HEADING}\n\n\`\`\`html\n${CODE}\n\`\`\`\n\n| A |\n| - |\n| \`x\\|y\` |\n`,
  );
  expect(elements(html, 'h2').map((element) => toString(element))).toEqual([
    HEADING.replaceAll('`', ''),
  ]);
  expect(elements(html, 'pre').map((element) => toString(element).trim())).toEqual([CODE]);
  expect(elements(html, 'td').map((element) => toString(element))).toEqual(['x|y']);
  expect(elements(html, 'script')).toEqual([]);
});

test('hostile titles pass the front matter as they are', () => {
  const title = 'A `b` | </script> "q" שלום';
  const source = frontMatter.replace('title: Sorting', `title: '${title}'`);
  expect(parseGuide(source, guideContext).props.meta.title).toBe(title);
  const attribute = elements(`<p title="${escapeHtml(title)}">`, 'p')[0]!.properties.title;
  expect(attribute).toBe(title);
});
