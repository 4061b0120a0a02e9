import { expect, test } from 'vitest';
import { fullMessage } from '../../../core/productionError';
import { collectCodes } from './collectCodes';
import { loadErrorCodes } from './emitErrorCodes';

test('texts come with the places of their arguments', () => {
  const source = `
    throw new Error(process.env.NODE_ENV !== "production" ? 'One.\\n' + 'Two.' : _formatErrorMessage(3));
    throw new Error(process.env.NODE_ENV !== "production"
      ? \`No \${b} in \${a ? \` (\${a})\` : ''}.\` + " End." : _formatErrorMessage(4, a ? \` (\${a})\` : '', b));
    const other = isLong ? 'a' : format(5);`;
  expect(collectCodes(source)).toEqual([
    { code: 3, parts: ['One.\nTwo.'] },
    { code: 4, parts: ['No ', 1, ' in ', 0, '. End.'] },
  ]);
});

test('a value that is no argument stops the build', () => {
  expect(() => collectCodes('x ? `a ${b}` : _formatErrorMessage(1)')).toThrow(/holds b.*Fix/s);
});

test('the installed packages shorten messages, each of which is whole', () => {
  const codes = loadErrorCodes();
  expect(codes.version).toMatch(/^7\./);
  expect(Object.keys(codes.messages).length).toBeGreaterThan(10);
  for (const code of Object.keys(codes.messages)) {
    expect(fullMessage(codes, Number(code), [], '?'), code).toMatch(/^MUI: .{20}/);
  }
  expect(fullMessage(codes, 7, [], '?')).toBe(
    'MUI: `capitalize(string)` expects a string argument.',
  );
});
