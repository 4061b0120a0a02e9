import { expect, test } from 'vitest';
import { collectMessages } from './collectMessages';

test.each([
  ['a literal', "throw new Error('No row is here.');", 'No row is here.'],
  ['a template', 'throw new Error(`No row with id #${id} found.`);', 'No row with id #… found.'],
  [
    'a concatenation',
    "console.error('MUI X: the ' + name + ' is missing');",
    'MUI X: the … is missing',
  ],
  [
    'lines that are joined',
    "warnOnce(['MUI X: The first line.', `And ${what}.`].join('\\n'), 'error');",
    'MUI X: The first line.\nAnd ….',
  ],
  [
    'a list of lines',
    "showError(['MUI X: Missing license key.', '', 'Set it.']);",
    'MUI X: Missing license key.\n\nSet it.',
  ],
  [
    'a constant',
    "const text = 'MUI X: Nothing to see here.'; console.warn(text);",
    'MUI X: Nothing to see here.',
  ],
])('%s', (_what, source, message) => {
  expect(collectMessages(source)).toEqual([message]);
});

test('what is no message, or too short to tell, is left out', () => {
  const source =
    "const prefix = 'MUI X Charts'; console.error(error); new Error('bad value'); f('one two three');";
  expect(collectMessages(source)).toEqual([]);
});
