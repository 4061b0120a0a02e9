import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../core/contrast';

const css = readFileSync('src/styles/code.css', 'utf8');

/** The `--code-…` colours of the rule that has this selector. */
function colorsOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--code-([a-z]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]),
  );
}

describe.each(['light', 'dark'])('code colours, %s', (scheme) => {
  const colors = colorsOf(`[data-color-scheme='${scheme}']`);
  const texts = [...colors].filter(([name]) => name !== 'background' && name !== 'highlight');

  it('are all there', () => {
    expect([...colors.keys()]).toEqual([...colorsOf("[data-color-scheme='light']").keys()]);
    expect(texts).toHaveLength(10);
  });

  it.each(texts)('%s %s can be read', (_, color) => {
    expect(contrastRatio(color, colors.get('background')!)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(color, colors.get('highlight')!)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('style sheets', () => {
  it.each(['code', 'prose'])('%s.css is valid and uses no physical sides', (name) => {
    const text = readFileSync(`src/styles/${name}.css`, 'utf8');
    expect(transformSync(text, { loader: 'css' }).warnings).toEqual([]);
    expect(text).not.toMatch(/(margin|padding|border|^\s*)-?(left|right)\b/m);
  });
});
