import type { ConfigData } from 'html-validate';

/**
 * What every exported document is held to: the recommended rules of html-validate and those for whole
 * documents (one h1, headings in order, unique ids, names of controls, content models …). Each
 * exception says why.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `charSet`, `tabindex=""` and `<br/>`, which browsers read the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Layout that only a page knows, such as the height that is reserved for a demo.
    'no-inline-style': 'off',
    // Build output is not read by people.
    'no-trailing-whitespace': 'off',
    // Ids may begin with an underscore (`__next`) or hold dots: HTML asks only for no white space.
    'valid-id': ['error', { relaxed: true }],
    // A scrolling frame around a table is no section, and a callout's note has no element.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Rows of tables that are blocks on phones would lose their roles in some browsers.
    'no-redundant-role': 'off',
    // Lists and other elements with a role can have names.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Titles end with the name of the site; the titles themselves are checked where they are written.
    'long-title': 'off',
  },
};
