import { expect, test } from 'vitest';
import { sectionsIn } from '../../read/markdown/sections.fixture';
import { guideSections } from './guideSections';
import { shortenText } from './shortenText';

test('a guide comes apart at its headings, without code and the names of callouts', () => {
  const source = `First \`rowHeight\`.

\`\`\`ts title="App.ts"
let a;
\`\`\`

{{"demo": "BasicSort.tsx"}}

## More

- One
- Two

:::info
Mind this.
:::

<details>
<summary>Why</summary>

H<sub>2</sub>O

</details>

:::error[No id]
| A   | B   |
| --- | --- |
| c   | [d](/x/d/) |
:::
`;
  expect(guideSections(sectionsIn(source, ['BasicSort']))).toEqual([
    ['', '', 'First rowHeight.'],
    ['more', 'More', 'One Two Mind this. Why H2O No id A B c d'],
    ['BasicSort', 'Basic sort', ''],
  ]);
});

test('of a long text the start stays, and of the rest what is new', () => {
  const start = 'word '.repeat(24).trim();
  expect(shortenText('short and the same')).toBe('short and the same');
  expect(shortenText(`${start} needle. The needle and a new WORD, thread.`)).toBe(
    `${start} needle.…|new thread`,
  );
});
