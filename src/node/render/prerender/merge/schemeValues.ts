import { PageAttribute } from '../../../../core/dom/page';
import { contentHash } from '../../../kit/contentHash';

/** What a demo has two of, for light and dark, under the names that stand in its HTML. */
export class SchemeValues {
  /** Values by the names of their variables. */
  readonly variables = new Map<string, { light: string; dark: string }>();
  /** Classes that have the rules of others: in light those of one list, in dark of the other. */
  readonly classes = new Map<string, { light: readonly string[]; dark: readonly string[] }>();
  /** Whether parts of the HTML are hidden in one of the schemes. */
  hasPairs = false;

  /** Returns what has one of two values, as CSS. */
  variable(light: string, dark: string): string {
    const name = `--s-${contentHash(light, dark)}`;
    this.variables.set(name, { light, dark });
    return `var(${name})`;
  }

  /** Returns a class that stands for one list of classes in light and another one in dark. */
  classPair(light: readonly string[], dark: readonly string[]): string {
    const name = `s-${contentHash(...light, '|', ...dark)}`;
    this.classes.set(name, { light, dark });
    return name;
  }
}

/** Above what is shown in dark. */
export const IN_DARK = `[${PageAttribute.colorScheme}=dark]`;

/** Where a class is of one scheme alone; `:where` adds nothing to what rules weigh. */
const SCOPES = {
  light: `:where(html:not(${IN_DARK}) *)`,
  dark: `:where(${IN_DARK} *)`,
};

/**
 * Returns the rules of classes that stand for others: each rule of those, under their name and in
 * one scheme.
 */
export function pairRules(
  rule: string,
  { classes }: SchemeValues,
  scheme: 'light' | 'dark',
): string[] {
  return [...classes].flatMap(([pair, lists]) =>
    lists[scheme].flatMap((name) => {
      const renamed = rule.replace(classPattern(name), `.${pair}${SCOPES[scheme]}`);
      return renamed === rule ? [] : [renamed];
    }),
  );
}

const classPattern = (name: string) => new RegExp(`\\.${name}(?![\\w-])`, 'g');
