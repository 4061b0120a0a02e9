import { describe, expect, it } from 'vitest';
import { expectBodyError, parseBody } from '../../../../tests/fixtures/markdown/guideFixture';

describe('embeds', () => {
  it('reads demos with all options, over several lines too', () => {
    const options = {
      bg: 'outlined',
      defaultCodeOpen: true,
      hideToolbar: false,
      disableAd: true,
      iframe: true,
      maxWidth: 300,
      height: 400,
    };
    const json = JSON.stringify({ demo: 'BasicSorting.tsx', ...options }, null, 2);
    const { props, ids } = parseBody(`{${json}}\n`);
    expect(props.blocks).toEqual([{ kind: 'demo', name: 'BasicSorting', options }]);
    expect(ids).toEqual(['BasicSorting']);
  });

  it('keeps the props of components as they are, Markdown and links included', () => {
    const json = '"component": "KeyboardTable", "a": {"b": ["*c*", "_d_ <e> https://f.g"]}';
    expect(parseBody(`{{${json}}}`).props.blocks).toEqual([
      {
        kind: 'component',
        name: 'KeyboardTable',
        props: { a: { b: ['*c*', '_d_ <e> https://f.g'] } },
      },
    ]);
  });

  it.each([
    ['{{"demo": "BasicSortin.tsx"}}', 1, 'no demo BasicSortin.tsx', 'Did you mean "BasicSorting"'],
    ['{{"demo": "Other.tsx"}}', 1, 'no demo Other.tsx', 'Demos beside this file are: BasicSorting'],
    ['{{"demo": "BasicSorting"}}', 1, 'not the name of a demo', 'Name.tsx'],
    ['{{"demo": 3}}', 1, '"3" is not the name', 'Name.tsx'],
    [
      '{{"demo": "BasicSorting.tsx", "heigth": 4}}',
      1,
      '"heigth" is not an option',
      'Did you mean "height"',
    ],
    ['{{"demo": "BasicSorting.tsx", "height": "4"}}', 1, '"height" is wrong', 'Options are: bg'],
    ['{{"demo": "BasicSorting.tsx", "bg": "red"}}', 1, '"bg" is wrong', 'Options are: bg'],
    ['{{"demo": "BasicSorting.tsx"}}\n\n{{"demo": "BasicSorting.tsx"}}', 3, 'occurs twice', 'once'],
    ['{{"component": "KeybordTable"}}', 1, 'no component', 'Did you mean "KeyboardTable"'],
    ['{{"component": null}}', 1, 'no component', 'Components are: InstallSnippet'],
    ['{{"thing": "a"}}', 1, 'neither a demo nor a component', 'Write {{'],
    ['{{}}', 1, 'neither a demo nor a component', 'Write {{'],
    ['{{"demo": "A.tsx", "component": "B"}}', 1, 'or both', 'Write {{'],
    ['Text\n\n{{"demo": "BasicSorting.tsx",}}', 3, 'not valid JSON', 'no comma at the end'],
    ["{{'demo': 'BasicSorting.tsx'}}", 1, 'not valid JSON', 'double quotes'],
    [
      '{{"demo": "BasicSorting.tsx"}}\n{{"demo": "ServerSorting.tsx"}}',
      1,
      'not valid JSON',
      'one embed a paragraph',
    ],
    ['{{"demo": "BasicSorting.tsx"', 1, 'does not end with }}', 'End the paragraph'],
    ['{{"demo": "BasicSorting.tsx"}} and text', 1, 'does not end with }}', 'End the paragraph'],
    ['Text\nand {{"demo": "BasicSorting.tsx"}}', 2, 'stands inside text', 'backticks'],
    ['- {{"demo": "BasicSorting.tsx"}}', 1, 'stands inside text', 'alone in its paragraph'],
    [':::info\n{{"demo": "BasicSorting.tsx"}}\n:::', 2, 'stands inside text', 'alone'],
    [
      '<details>\n<summary>a</summary>\n\n{{"demo": "BasicSorting.tsx"}}\n\n</details>',
      4,
      'inside HTML tags',
      'after </details>',
    ],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix });
  });
});
