import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import {
  expectBodyError,
  parseBody,
  renderBody,
} from '../../../../tests/fixtures/markdown/guideFixture';

const embed = (props: object) =>
  `{{${JSON.stringify({ component: 'InstallSnippet', ...props }).slice(1, -1)}}}`;

function commandsIn(html: string): string[] {
  const commands: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    if (element.tagName === 'pre') commands.push(toString(element));
  });
  return commands;
}

const packages = { community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro' };

describe('InstallSnippet', () => {
  it('writes the command of each plan and package manager', () => {
    const guide = parseBody(embed({ packages, peers: ' @mui/material  @emotion/react ' }));
    const html = renderBody(embed({ packages, peers: ' @mui/material  @emotion/react ' }));
    expect(commandsIn(html)).toEqual([
      'npm install @mui/x-date-pickers @mui/material @emotion/react',
      'pnpm add @mui/x-date-pickers @mui/material @emotion/react',
      'yarn add @mui/x-date-pickers @mui/material @emotion/react',
      'npm install @mui/x-date-pickers-pro @mui/material @emotion/react',
      'pnpm add @mui/x-date-pickers-pro @mui/material @emotion/react',
      'yarn add @mui/x-date-pickers-pro @mui/material @emotion/react',
    ]);
    expect(guide.props.blocks.map(({ kind }) => kind)).toEqual(['html']);
    expect(html).toContain('data-tab="community" data-for="community premium">Community</button>');
  });

  it('adds a date library between plan and package manager', () => {
    const html = renderBody(embed({ packages, adapters: true }));
    expect(commandsIn(html)).toHaveLength(2 * 4 * 3);
    expect(commandsIn(html)).toContain('pnpm add @mui/x-date-pickers-pro luxon');
    expect(html.match(/data-storage-key="date-adapter"/g)).toHaveLength(2);
  });

  it('has no plan tabs for one plan', () => {
    const html = renderBody(embed({ packages: { community: 'a' } }));
    expect(html).not.toContain('data-storage-key="plan"');
    expect(commandsIn(html)).toHaveLength(3);
  });

  it.each([
    [embed({}), '"packages" is wrong', 'Options are: packages, peers, adapters'],
    [embed({ packages: {} }), '"packages" is wrong', 'Options are'],
    [embed({ packages: { free: 'a' } }), '"packages" is wrong', 'Options are'],
    [embed({ packages, peer: 'a' }), '"peer" is not an option', 'Did you mean "peers"'],
    [embed({ packages, adapters: 'yes' }), '"adapters" is wrong', 'Options are'],
  ])('refuses %j', (body, problem, fix) => {
    expectBodyError(body, { line: 1, problem, fix });
  });
});
