import { describe, expect, it } from 'vitest';
import { expectBodyError, renderBody } from '../../../../tests/fixtures/markdown/guideFixture';

const fence = (title: string) => `\`\`\`bash title="${title}"\n${title} add\n\`\`\`\n\n`;
const group = (titles: string[], attributes = ' storageKey="package-manager"') =>
  `<codeblock${attributes}>\n\n${titles.map(fence).join('')}</codeblock>\n`;

describe('codeblock', () => {
  it('renders every panel, named by its tab', () => {
    const html = renderBody(group(['npm', 'pnpm', 'yarn']));
    expect(html).toContain('<div class="tabs" data-tabs data-storage-key="package-manager">');
    expect(html).toContain('<div class="tab-list" role="tablist" aria-label="Package manager">');
    expect(html).toContain(
      '<button role="tab" type="button" id="tab.1.2" aria-controls="panel.1.2" ' +
        'aria-selected="false" tabindex="-1" data-tab="pnpm" data-for="pnpm">pnpm</button>',
    );
    expect(html).toContain(
      '<div class="tab-panel" role="tabpanel" id="panel.1.1" aria-labelledby="tab.1.1" ' +
        'data-tab="npm" data-for="npm"><p class="tab-panel-label">npm</p><figure',
    );
    expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
    expect(html).not.toContain('figcaption');
  });

  it('selects the default, and lets the first tab serve values without one', () => {
    const html = renderBody(group(['yarn', 'npm']));
    expect(html).toContain(
      'aria-selected="false" tabindex="-1" data-tab="yarn" data-for="yarn pnpm"',
    );
    expect(html).toContain('aria-selected="true" tabindex="0" data-tab="npm" data-for="npm"');
  });

  it('takes free titles without a key and selects the first', () => {
    const html = renderBody(group(['App.tsx', 'a "b" <c>'.replaceAll('"', "'")], ''));
    expect(html).toContain('<div class="tabs" data-tabs><div');
    expect(html).toContain('aria-selected="true" tabindex="0" data-tab="App.tsx">App.tsx<');
    expect(html).toContain('data-tab="a \'b\' &lt;c&gt;"');
    expect(html).not.toContain('data-for');
  });

  it('numbers groups, writes names of values and stands in lists', () => {
    const nested = `- item\n\n${group(['dayjs', 'moment'], ' storageKey="date-adapter"').replace(/^(?=.)/gm, '  ')}`;
    const html = renderBody(`${group(['npm', 'pnpm'])}\n<!-- note -->\n\n${nested}`);
    expect(html).toContain('id="tab.2.1"');
    expect(html).toContain('>Day.js</button>');
    expect(html).toMatch(/<li>\s*<p>item<\/p>\s*<div class="tabs"/);
  });

  it.each([
    [group(['npm']), 1, 'holds 1 code blocks', '2 to 8'],
    [group([]), 1, 'holds 0 code blocks', '2 to 8'],
    [group([...'abcdefghi'], ''), 1, 'holds 9', '2 to 8'],
    [
      group(['npm', 'yarn'], ' storageKey="packagemanager"'),
      1,
      'not a storageKey',
      'Did you mean "package-manager"',
    ],
    [group(['npm', 'yarn'], ' storageKey="toString"'), 1, 'not a storageKey', 'Known storage keys'],
    [group(['npm', 'yarn'], ' key="a"'), 1, 'no attribute "key"', 'storageKey'],
    [group(['npm', 'bun']), 7, '"bun" is not a value', 'are: npm, pnpm, yarn'],
    [group(['npm', 'npm']), 7, 'Two tabs are called "npm"', 'title of its own'],
    [group(['npm', 'yarn']).replace(' title="yarn"', ''), 7, 'has no title', 'becomes its tab'],
    [
      group(['npm', 'yarn']).replace('</codeblock>', 'Text\n\n</codeblock>'),
      11,
      'no code block',
      'only code blocks',
    ],
    [group(['npm', 'yarn']).replace('</codeblock>', ''), 1, 'never closed', '</codeblock>'],
    [group(['npm', 'yarn']).replace('\n\n', '\n'), 1, 'together with <codeblock>', 'empty line'],
    ['Text <codeblock> text\n', 1, 'no partner', 'lines of their own'],
    ['Text\n\n</codeblock>\n', 3, 'no partner', 'lines of their own'],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix });
  });
});
