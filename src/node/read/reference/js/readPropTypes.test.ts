import { expect, it } from 'vitest';
import { parseText } from './parseScript';
import { readPropTypes } from './readPropTypes';

const source = parseText(
  'Sample.js',
  `
const SampleRaw = forwardRef(function Sample(inProps, ref) { return helper(Other); });
const Other = () => null;
Other.propTypes = { wrong: PropTypes.any };
export const Sample = /*#__PURE__*/React.memo(SampleRaw);
process.env.NODE_ENV !== "production" ? SampleRaw.propTypes = {
  // | These PropTypes are generated |
  /**
   * The rows.
   * @default []
   */
  rows: PropTypes.arrayOf(PropTypes.object).isRequired,
  'aria-label': PropTypes.string
} : void 0;
`,
);

it('finds the propTypes of the function that a component wraps', () => {
  const facts = readPropTypes(source, 'Sample');
  expect(facts?.map((fact) => fact.name)).toEqual(['rows', 'aria-label']);
  expect(facts?.map((fact) => fact.required)).toEqual([true, false]);
  expect(facts?.[0]?.doc).toEqual({
    description: 'The rows.',
    tags: [{ name: 'default', text: '[]' }],
  });
});

it('finds none where a component publishes none', () => {
  expect(readPropTypes(source, 'Missing')).toBeUndefined();
});
