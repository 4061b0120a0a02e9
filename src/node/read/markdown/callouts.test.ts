import { describe, expect, it } from 'vitest';
import { expectBodyError, renderBody } from '../../../../tests/fixtures/markdown/guideFixture';
import { calloutKinds, labels } from './labels';

describe('callouts', () => {
  it.each(calloutKinds)('renders :::%s', (kind) => {
    expect(renderBody(`:::${kind}\nText\n:::\n`)).toBe(
      `<aside class="callout callout-${kind}" role="note">` +
        `<span class="icon icon-${kind} callout-icon" aria-hidden="true"></span>` +
        `<div class="callout-body"><p class="callout-title">${labels.callouts[kind]}</p>` +
        '\n<p>Text</p>\n</div></aside>',
    );
  });

  it('shows a title and reads the kind before it', () => {
    expect(renderBody(':::error[Not for `id`]\nText\n:::')).toContain(
      '<p class="callout-title"><span class="callout-kind">Error: </span>Not for <code>id</code></p>',
    );
  });

  it('takes lists and code, in lists and quotes too', () => {
    expect(renderBody('- a\n\n  :::info\n  ```ts\n  b\n  ```\n  :::\n')).toContain('<figure');
    expect(renderBody('> :::info\n> a\n> :::\n')).toContain('<aside');
  });

  it('ends a paragraph without an empty line', () => {
    expect(renderBody('Text\n:::info\na\n:::\nText')).toMatch(
      /^<p>Text<\/p>\s*<aside.*<p>Text<\/p>$/s,
    );
  });

  it.each([
    [':::note\na\n:::', 1, '":::note" is not a callout', 'Callouts are: info, success'],
    [':::warn\na\n:::', 1, '":::warn" is not a callout', 'warning'],
    [':::Info\na\n:::', 1, '":::Info" is not a callout', 'Did you mean "info"'],
    ['Text\n\n:::info\na\n\n## b\n', 3, ':::info is never closed', 'Close it with :::'],
    [':::info', 1, 'never closed', 'Close it with :::'],
    [':::info\na\n\n:::warning\nb\n:::\n', 4, 'inside the one of line', 'Close that one first'],
    [':::info\na\n:::\n\n:::warning\nb\n:::\n', 5, 'Two callouts stand in a row', 'Join'],
    [':::info\na\n:::\n\n<!-- b -->\n\n:::info\nb\n:::\n', 7, 'in a row', 'Join'],
    [':::info\n:::', 1, 'is empty', 'Write its text'],
    [':::info[Title]\n:::', 1, 'is empty', 'Write its text'],
    [':::info{.a}\nb\n:::', 1, 'no attributes', ':::info\\[Title\\]'],
    ['::: info\na\n:::', 1, '"::: info" opens or closes no callout', 'Open a callout with'],
    [':::info Title\na\n:::', 1, '":::info Title" opens', ':::info\\[Title\\]'],
    ['Text\n\n:::\n', 3, '":::" opens or closes', 'close it with :::'],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix: new RegExp(fix) });
  });
});
