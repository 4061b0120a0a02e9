import { describe, expect, it } from 'vitest';
import { expectSourceError, guideContext } from '../../../../tests/fixtures/markdown/guideFixture';
import { parseGuide } from './parseGuide';

const minimal = 'title: Sorting\ndescription: Sort rows.\n';
const withLines = (lines: string) => `---\n${minimal}${lines}\n---\n\nText\n`;

describe('readFrontMatter', () => {
  it('fills in lists and the product', () => {
    expect(parseGuide(withLines(''), guideContext).props.meta).toEqual({
      title: 'Sorting',
      description: 'Sort rows.',
      productId: 'x-data-grid',
      components: [],
      hooks: [],
      keywords: [],
    });
    const { meta } = parseGuide(withLines('productId: x-charts'), guideContext).props;
    expect(meta.productId).toBe('x-charts');
  });

  it.each([
    ['', 1, 'has no front matter', /^Begin the file with/],
    ['\n---\ntitle: a\n---\n', 1, 'has no front matter', /^Begin the file with/],
    ['---\ntitle: a\n', 1, 'never closed', /^Begin the file with/],
    ['---\n---\n', 1, 'holds no', /^Begin the file with/],
    ['---\n- a\n---\n', 1, 'holds no', /^Begin the file with/],
    ['---\ndescription: Sort rows.\n---\n', 1, 'has no "title"', 'Write `title:`'],
    ['---\ntitle: a\n---\n', 1, 'has no "description"', 'one sentence'],
    [withLines('components: "DataGrid'), 4, 'not valid YAML', 'inside quotes'],
    [withLines('packageName: a: b'), 4, 'not valid YAML', 'inside quotes'],
    [withLines('title: Twice'), 4, 'not valid YAML', 'name each key once'],
    [withLines('packageName: @mui/x-data-grid'), 4, 'not valid YAML', 'inside quotes'],
    [withLines('\nkeyword: [a]'), 5, '"keyword" is not a key', 'Did you mean "keywords"?'],
    [withLines('zzz: 1'), 4, '"zzz" is not a key', 'Known keys are: title, description'],
    [withLines('components: DataGrid'), 4, '"components" is not a list', 'components: \\['],
    [withLines('hooks:'), 4, '"hooks" is not a list', 'hooks: \\['],
    [withLines('keywords:\n  - a\n  - 3'), 6, 'not text', 'keywords: \\['],
    [withLines('productId: x-grid'), 4, 'not the id of a product', 'productId: x-data-grid'],
    [withLines('waiAria: http://w3.org/'), 4, 'not an https address', 'https://'],
    [withLines('materialDesign: m3'), 4, 'not an https address', 'https://'],
    [withLines('packageName: 3'), 4, '"packageName" is not text', 'in quotes'],
    [`---\ntitle: ${'a'.repeat(71)}\n---\n`, 2, 'longer than 70', '1 to 70'],
    ['---\ntitle: 2024\n---\n', 2, '"title" is not text', 'in quotes'],
    [`---\ntitle: a\ndescription: ${'a'.repeat(160)}.\n---\n`, 3, 'longer than 160', 'at most 160'],
    ['---\ntitle: a\ndescription: No stop\n---\n', 3, 'full stop', 'full stop'],
  ])('refuses %j', (source, line, problem, fix) => {
    expectSourceError(source, { line, problem, fix: new RegExp(fix) });
  });
});
