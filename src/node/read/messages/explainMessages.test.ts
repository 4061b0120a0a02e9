import { expect, test } from 'vitest';
import { explainMessages, type ReadGuide } from './explainMessages';

const guide: ReadGuide = {
  pathname: '/x/react-data-grid/rows/',
  sections: [
    ['', '', 'Rows have ids.'],
    ['ids', 'Set the ids', 'The grid throws "No row with id #7 found".'],
    ['why', 'Why do I get "No row with id #undefined found"?', 'A row has no id.'],
    ['height', 'Set a height', 'Rows are 52 px high.'],
  ],
};
const message = 'MUI X: No row with id #… found.';

test('a message belongs to the section that quotes it, best in a heading', () => {
  const { explained } = explainMessages([message], [guide], {});
  expect(explained).toMatchObject([{ message, pathname: guide.pathname, id: 'why' }]);
});

test('the table wins, for what is explained in other words', () => {
  const table = { 'MUI X: No row': `${guide.pathname}#ids` };
  expect(explainMessages([message], [guide], table).explained[0]?.id).toBe('ids');
});

test('a message that no page has is listed', () => {
  const other = 'MUI X: The height is not valid.';
  expect(explainMessages([other], [guide], {})).toEqual({ explained: [], unexplained: [other] });
});

test.each([
  ['a start without a message', { 'MUI X: Gone': `${guide.pathname}#ids` }, 'no message'],
  ['a section that is not there', { 'MUI X: No row': `${guide.pathname}#gone` }, 'no section'],
])('%s stops the build', (_what, table, problem) => {
  expect(() => explainMessages([message], [guide], table)).toThrow(problem);
});
