/** What every class of Tailwind starts with in our own build, where classes of the page stand beside them. */
export const TAILWIND_PREFIX = 'tw:';

const CLASS_WITH_PREFIX = /(?<=[\s'"`>])tw:/g;

/**
 * Returns code or highlighted code as readers need it: their projects have no prefix (SPEC 5.1).
 * @param code Of a demo's Tailwind form, in which each class starts with the prefix.
 */
export function withoutTailwindPrefix(code: string): string {
  return code.replace(CLASS_WITH_PREFIX, '');
}

/**
 * Returns the style sheet that sets Tailwind up: its theme and utilities without the reset.
 * `important`, because rules in a layer would else lose to those of Material UI, which are in none.
 * @param prefix Of every class and variable, without its colon.
 */
export function tailwindEntry(prefix?: string): string {
  return `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme)${prefix ? ` prefix(${prefix})` : ''};
@import 'tailwindcss/utilities.css' layer(utilities) important;
`;
}
