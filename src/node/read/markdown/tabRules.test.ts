import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { preferences, tabPreferences } from '../../../core/preferences';
import { renderTabRules } from './tabRules';

const css = renderTabRules();

describe('renderTabRules', () => {
  it('has two rules for each value of each preference', () => {
    for (const [key, name] of Object.entries(tabPreferences)) {
      const { attribute, values } = preferences[name];
      for (const value of values) {
        const group = `html[${attribute}='${value}'] [data-storage-key='${key}']`;
        expect(css).toContain(
          `${group} > .tab-panel:not([data-for~='${value}']) { display: none; }`,
        );
        expect(css).toContain(`${group} > .tab-list > [data-for~='${value}'] {`);
      }
    }
  });

  it('hides nothing without scripts, nor in print', () => {
    const selectors = css.split('\n').slice(1, -2);
    expect(css.startsWith('@media screen {')).toBe(true);
    for (const selector of selectors) expect(selector.trim()).toMatch(/^html\[data-/);
  });

  it('is valid CSS', () => {
    expect(transformSync(css, { loader: 'css' }).warnings).toEqual([]);
  });
});
