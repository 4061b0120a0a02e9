import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { SPELLED_AGAIN } from './eslint.sharedNames.mjs';

/**
 * Which folder may import which (DESIGN, "Imports run one way"): the key imports the values, and
 * itself. What is not named here is not allowed; `.generated/` is open to all.
 */
const FEATURES = ['demo', 'embeds', 'ads', 'analytics', 'consent', 'feedback', 'search', 'offline'];
const BELOW_FEATURES = ['core', 'browser', 'providers', 'components'];
const IMPORTS = {
  core: [],
  // What touches the document, storage or the network, without React.
  browser: ['core'],
  data: ['core'],
  boot: ['core', 'browser'],
  // Features that are scripts alone: all of their files are of the kind that BOOT_FILES names.
  api: ['core', 'browser'],
  language: ['core', 'browser'],
  names: ['core', 'browser'],
  worker: ['core'],
  // The server of the agents' package runs in Node with the engine of the site's search.
  mcp: ['core', 'search'],
  // The theme of demos, of which the build writes the style sheet.
  node: ['core', 'data', 'demo'],
  providers: ['core', 'browser', 'data'],
  components: ['core', 'browser', 'providers'],
  ...Object.fromEntries(FEATURES.map((feature) => [feature, BELOW_FEATURES])),
  // A demo that is edited, and the page for code of the reader's own.
  playground: [...BELOW_FEATURES, 'demo'],
  // What runs inside the isolated frame: a bundle of its own, which no page imports.
  sandbox: ['core', 'demo', 'playground'],
  // What the finder of old names looks through.
  embeds: [...BELOW_FEATURES, 'data'],
  // In-house adverts are facts that their editors change.
  ads: [...BELOW_FEATURES, 'data'],
  // What mounts demos for the build: a bundle of its own, which no page imports.
  prerender: [...BELOW_FEATURES, 'demo'],
  layout: [...BELOW_FEATURES, 'data', ...FEATURES],
  views: [...BELOW_FEATURES, 'data', ...FEATURES, 'playground', 'layout'],
  pages: [
    ...BELOW_FEATURES,
    'data',
    ...FEATURES,
    'playground',
    'layout',
    'views',
    'node',
    'styles',
  ],
  preview: ['core', 'data'],
};
/** Inside src/node each layer imports those before it, and itself. */
const NODE_LAYERS = ['kit', 'read', 'model', 'render', 'finish', 'checks', 'commands'];
/** Listeners beside their feature: the entries of src/boot/ bundle them, so React is not in them. */
const BOOT_FILES = ['src/*/**/*.boot.ts', 'src/boot/*.ts', 'src/browser/*.ts'];
const FOLDERS = {
  data: 'data',
  pages: 'pages',
  preview: 'preview',
};

const RESTRICTED_PATHS = [
  { name: 'next/link', message: 'Write <a href>: src/boot/links.ts navigates.' },
  {
    name: '@emotion/react',
    importNames: ['ClassNames'],
    message: 'Use src/demo/theme/ClassNames.tsx: it checks in production too.',
  },
];

/** What only a page has. */
const PAGE_GLOBALS = [
  'addEventListener',
  'document',
  'fetch',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'sessionStorage',
  'window',
];

const OTHER_DATE_ADAPTERS = {
  regex: '^@mui/x-date-pickers(-pro)?/Adapter(?!Dayjs$)',
  message:
    'Use AdapterDayjs: the dates of a second library would join the type of every value of the pickers. Demos of another library are excluded in tsconfig.json and listed here.',
};

const OF_DEMOS = {
  regex: '^(@mui|@emotion)/|/theme/',
  allowTypeImports: true,
  message:
    'The frame of the site loads without Material UI and Emotion. They come with the first demo: put the file into src/demo/theme, or load it with import().',
};

/** Demos that `tsconfig.json` leaves out, so that each date library has a program of its own. */
const OTHER_DATE_LIBRARIES = ['data/react-date-pickers/calendar-systems/*.tsx'];

const elements = [...Object.keys(IMPORTS), 'styles'].map((type) => ({
  type,
  pattern: FOLDERS[type] ?? `src/${type}`,
}));

const policies = [
  ...Object.entries(IMPORTS).map(([type, allowed]) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: [type, ...allowed] } } } },
  })),
  // The later policy decides.
  {
    from: { file: { categories: 'boot' } },
    disallow: { to: { element: { types: { noneOf: ['core', 'browser'] } } } },
  },
  {
    from: { file: { categories: 'boot' } },
    allow: {
      to: { element: { type: '{{ from.element.types.[0] }}' }, file: { categories: 'boot' } },
    },
  },
  { from: { element: { type: 'boot' } }, allow: { to: { file: { categories: 'boot' } } } },
  // The markup that listeners are tested on comes from what writes it for the site.
  { from: { file: { categories: 'boot-test' } }, allow: { to: { element: { types: '*' } } } },
];

export default tseslint.config(
  {
    ignores: [
      '.bench',
      '.generated',
      '.next',
      '.preview',
      'out',
      'public',
      'next-env.d.ts',
      'records',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: RESTRICTED_PATHS,
          patterns: [OTHER_DATE_ADAPTERS],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    // What Node runs, and tests, weigh nothing in a browser; the libraries of the isolated frame are
    // fetched by those who edit.
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.tsx'],
    ignores: [
      'src/demo/theme/**',
      'src/node/**',
      'src/prerender/**',
      'src/sandbox/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: RESTRICTED_PATHS, patterns: [OF_DEMOS] }],
    },
  },
  {
    files: OTHER_DATE_LIBRARIES,
    rules: { 'no-restricted-imports': ['error', { paths: RESTRICTED_PATHS }] },
  },
  {
    files: BOOT_FILES,
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom|next|@mui|@emotion)(/|$)',
              allowTypeImports: true,
              message: 'This runs before React, in every page: it is plain DOM code.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['src/**/*.{ts,tsx}', 'data/**/*.ts', 'pages/**/*.tsx', 'preview/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': [
        { category: 'boot', pattern: 'src/**/*.boot.ts' },
        { category: 'boot-test', pattern: 'src/{boot/*,**/*.boot}.{test,fixture}.ts' },
      ],
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', checkInternals: true, policies }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/core/dom/**', '**/*.test.{ts,tsx}', '**/*.fixture.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...SPELLED_AGAIN],
    },
  },
  ...NODE_LAYERS.map((layer, index) => ({
    files: [`src/node/${layer}/**/*.ts`],
    ignores: ['**/*.test.ts', '**/*fixture.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: NODE_LAYERS.slice(index + 1).map((later) => ({
            regex: `^(\\.\\./)+${later}/`,
            message: `src/node/${layer} comes before src/node/${later}: move what both need into ${layer}.`,
          })),
        },
      ],
    },
  })),
  {
    // The build, the worker and tests use it too: what needs a page lives in src/browser.
    files: ['src/core/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
  },
  {
    // Readers copy demos: what they print would be in their own console.
    files: ['data/**/*.{ts,tsx}'],
    // An editor that the reader has opened in a cell or an item takes the focus: that is its point.
    rules: { 'no-console': 'error', 'jsx-a11y/no-autofocus': 'off' },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  {
    // Lists: one entry for each name that an upgrade changes.
    files: ['data/migration/*/changes.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // A sleep is too long on a quick machine and too short on a busy one.
    files: ['tests/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message:
            'Wait for what is asserted: expect.poll, a response, or atRest, letTimePass and animationsEnded of tests/e2e/atRest.ts.',
        },
      ],
    },
  },
);
