import { expect, test } from 'vitest';
import { idsIn, sectionOf } from './sections';

const PAGE = `# Page

## One <a id="one"></a>

Text.

\`\`\`md
## Not a heading <a id="no"></a>
\`\`\`

### Below <a id="below"></a>

<a id="First"></a>**Demo: First**

More.

<a id="Second"></a>**Demo: Second**

## Two <a id="two"></a>

- <a id="row-a"></a>\`a\`
  - \`argument\`
- \`b\`
`;

test('a heading has all below it, a demo what belongs to it, a row its own lines', () => {
  expect(sectionOf(PAGE, 'one')).toMatch(/^## One [^]*Demo: Second\*\*$/);
  expect(sectionOf(PAGE, 'below')).toMatch(/^### Below [^]*Demo: Second\*\*$/);
  expect(sectionOf(PAGE, 'First')).toBe('<a id="First"></a>**Demo: First**\n\nMore.');
  expect(sectionOf(PAGE, 'Second')).toBe('<a id="Second"></a>**Demo: Second**');
  expect(sectionOf(PAGE, 'row-a')).toBe('- <a id="row-a"></a>`a`\n  - `argument`');
  expect(sectionOf(PAGE, 'gone')).toBeUndefined();
  expect(idsIn(PAGE)).toContain('two');
});
