import { expect, test } from 'vitest';
import type { GuideFence, ParsedGuide } from '../read/markdown/parsedGuide';
import { checkFences } from './fences';

function guideWith(...fences: GuideFence[]): { guides: ParsedGuide[] } {
  const guide = { file: 'data/introduction/introduction.md', fences } as unknown as ParsedGuide;
  return { guides: [guide] };
}

test('checks code against the installed packages and names the line in the Markdown file', () => {
  const good: GuideFence = {
    language: 'tsx',
    line: 10,
    code: "import { DataGrid } from '@mui/x-data-grid';\nexport const grid = <DataGrid columns={[]} rows={[]} />;\n",
  };
  const separate: GuideFence = { language: 'ts', line: 20, code: 'const grid = 1;\nvoid grid;\n' };
  expect(() => checkFences(guideWith(good, separate))).not.toThrow();

  const wrongProp: GuideFence = {
    language: 'tsx',
    line: 30,
    code: "import { DataGrid } from '@mui/x-data-grid';\n\nexport const grid = <DataGrid colums={[]} />;\n",
  };
  expect(() => checkFences(guideWith(good, wrongProp))).toThrow(
    /introduction\.md:32: The code does not compile: .*colums/,
  );
  const brokenScript: GuideFence = { language: 'js', line: 40, code: 'const a = ;\n' };
  expect(() => checkFences(guideWith(brokenScript))).toThrow(
    /introduction\.md:40: .*[Ee]xpression expected/,
  );
}, 60_000);
