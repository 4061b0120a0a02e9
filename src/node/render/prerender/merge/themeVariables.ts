import { generate, parse, walk } from 'css-tree';
import { PageAttribute } from '../../../../core/dom/page';

/** A variable's value, and the one that it has in dark when that is another. */
export interface ThemeVariable {
  light?: string;
  dark?: string;
}
export type ThemeVariables = Record<string, ThemeVariable>;

const IS_THEME = new RegExp(`^(:root|\\[${PageAttribute.colorScheme})`);
const IS_DARK = new RegExp(`^\\[${PageAttribute.colorScheme}="?dark`);
const USE = /var\(\s*(--[\w-]+)/g;

/** Whether a rule is of the theme's variables, which Material UI writes for the whole document. */
export const isThemeRule = (rule: string) => IS_THEME.test(rule);

/** Returns the variables that rules of the theme set. */
export function readVariables(rules: readonly string[]): ThemeVariables {
  const variables: ThemeVariables = {};
  for (const rule of rules.filter(isThemeRule)) {
    const scheme = IS_DARK.test(rule) ? 'dark' : 'light';
    walk(parse(rule, { parseValue: false, parseCustomProperty: false }), {
      visit: 'Declaration',
      enter({ property, value }) {
        if (property.startsWith('--'))
          (variables[property] ??= {})[scheme] = generate(value).trim();
      },
    });
  }
  return variables;
}

/** Returns the variables that a text uses, and those that these use. */
export function usedVariables(text: string, all: ThemeVariables): ThemeVariables {
  const used: ThemeVariables = {};
  const add = (part: string) => {
    for (const [, name] of part.matchAll(USE)) {
      const variable = name === undefined || used[name] ? undefined : all[name];
      if (!variable) continue;
      used[name!] = variable;
      add(`${variable.light ?? ''} ${variable.dark ?? ''}`);
    }
  };
  add(text);
  return used;
}
