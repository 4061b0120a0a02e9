/**
 * The style sheet that sets Tailwind up for a demo, in our build and in what readers export: its
 * theme and utilities without the reset, all names prefixed. `important`, because rules in a layer
 * would else lose to those of Material UI, which are in none.
 */
export const TAILWIND_ENTRY = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme) prefix(tw);
@import 'tailwindcss/utilities.css' layer(utilities) important;
`;

/** What every class of Tailwind starts with. */
export const TAILWIND_PREFIX = 'tw:';
