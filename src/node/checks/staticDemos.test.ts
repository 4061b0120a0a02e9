import { expect, test } from 'vitest';
import type { StaticPage } from '../../core/staticDemos';
import { staticDemoProblems, undrawnDemos } from './staticDemos';

const REASON = 'It shows nothing.';

function pageOf(drawn: number, undrawn: number): Map<string, StaticPage> {
  const demos: StaticPage['demos'] = {};
  for (let index = 0; index < drawn; index += 1) demos[`Drawn${index}`] = { wide: '<p></p>' };
  for (let index = 0; index < undrawn; index += 1) {
    demos[`Undrawn${index}`] = { reason: REASON, skeleton: 'rows' };
  }
  return new Map([['/x/a/', { css: '', demos }]]);
}

test('two of a hundred demos may be undrawn, and are listed', () => {
  const pages = pageOf(98, 2);
  expect(staticDemoProblems(pages)).toEqual([]);
  expect(undrawnDemos(pages)).toContainEqual({
    pathname: '/x/a/',
    name: 'Undrawn1',
    reason: REASON,
  });
});

test('three of a hundred are a problem each, with its reason', () => {
  const problems = staticDemoProblems(pageOf(97, 3));
  expect(problems).toHaveLength(3);
  expect(problems[0]!.message).toContain(`The build cannot draw Undrawn0: ${REASON}`);
});
