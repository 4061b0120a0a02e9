import { expect, it } from 'vitest';
import { parseText } from './parseScript';
import { readThemeName } from './readThemeName';

const read = (text: string) => readThemeName(parseText('/none/Sample.js', text), 'Sample');

it.each([
  [`function Sample(p) { const props = useThemeProps({ props: p, name: 'MuiSample' }); }`],
  [`function Sample(p) { const props = useSampleDefaultizedProps(p, 'MuiSample'); }`],
  [`const Sample = consumeSlots('MuiSample', 'slot', {}, React.forwardRef(function Sample() {}));`],
])('reads the key from %s', (text) => {
  expect(read(text)).toBe('MuiSample');
});

it('is null where only the styles have a name', () => {
  expect(
    read(`const Root = styled('div', { name: 'MuiSample' }); function Sample() {}`),
  ).toBeNull();
});
