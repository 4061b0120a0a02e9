import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Which folder may import which (DESIGN, "Imports run one way"): the key imports the values, and
 * itself. What is not named here is not allowed; `.generated/` is open to all.
 */
const FEATURES = ['demo', 'embeds', 'ads', 'analytics', 'consent', 'feedback', 'search', 'offline'];
const BELOW_FEATURES = ['core', 'providers', 'components'];
const IMPORTS = {
  core: [],
  data: ['core'],
  boot: ['core'],
  worker: ['core'],
  // The server of the agents' package runs in Node with the engine of the site's search.
  mcp: ['core', 'search'],
  build: ['core', 'data'],
  providers: ['core', 'data'],
  components: ['core', 'providers'],
  ...Object.fromEntries(FEATURES.map((feature) => [feature, BELOW_FEATURES])),
  // What the finder of old names looks through.
  embeds: [...BELOW_FEATURES, 'data'],
  // In-house adverts are facts that their editors change.
  ads: [...BELOW_FEATURES, 'data'],
  layout: [...BELOW_FEATURES, 'data', ...FEATURES],
  views: [...BELOW_FEATURES, 'data', ...FEATURES, 'layout'],
  pages: [...BELOW_FEATURES, 'data', ...FEATURES, 'layout', 'views', 'build', 'styles'],
  preview: ['core', 'data'],
};
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
    message: 'Use src/providers/ClassNames.tsx: it checks in production too.',
  },
];

/** Demos that `tsconfig.json` leaves out, so that each date library has a program of its own. */
const OTHER_DATE_LIBRARIES = ['data/react-date-pickers/calendar-systems/*.tsx'];

const elements = [...Object.keys(IMPORTS), 'styles'].map((type) => ({
  type,
  pattern: FOLDERS[type] ?? `src/${type}`,
}));

const policies = Object.entries(IMPORTS).map(([type, allowed]) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [type, ...allowed] } } } },
}));

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
          patterns: [
            {
              regex: '^@mui/x-date-pickers(-pro)?/Adapter(?!Dayjs$)',
              message:
                'Use AdapterDayjs: the dates of a second library would join the type of every value of the pickers. Demos of another library are excluded in tsconfig.json and listed here.',
            },
          ],
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
    files: OTHER_DATE_LIBRARIES,
    rules: { 'no-restricted-imports': ['error', { paths: RESTRICTED_PATHS }] },
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
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    },
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
