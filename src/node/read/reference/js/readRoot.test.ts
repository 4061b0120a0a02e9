import { expect, it } from 'vitest';
import { parseText } from './parseScript';
import { readRoot } from './readRoot';

function rootOf(body: string, head = ''): ReturnType<typeof readRoot> {
  const text = `
import ButtonBase from '@mui/material/ButtonBase';
import { Desktop } from './Desktop.js';
import { Mobile } from './Mobile.js';
${head}
export function Sample(inProps) {
  const { a } = inProps, other = _objectWithoutPropertiesLoose(inProps, _excluded);
  ${body}
}`;
  return readRoot(parseText('/none/Sample.js', text), 'Sample');
}

it('looks through a styled element', () => {
  const head = `const SampleRoot = styled(ButtonBase, { name: 'MuiSample' })({});`;
  expect(rootOf('return _jsx(SampleRoot, _extends({}, other, { children }));', head)).toEqual({
    spread: true,
    inherits: { name: 'ButtonBase', from: 'material' },
  });
});

it('inherits nothing from a native element', () => {
  expect(rootOf(`return _jsx('div', _extends({ a }, other));`)).toEqual({ spread: true });
});

it('follows externalForwardedProps of useSlotProps', () => {
  const body = `const p = useSlotProps({ elementType: ButtonBase, externalForwardedProps: other });`;
  expect(rootOf(body).inherits?.name).toBe('ButtonBase');
});

it('takes one of two components for neither', () => {
  const body = `if (a) { return _jsx(Desktop, _extends({}, other)); }
  return _jsx(Mobile, _extends({}, other));`;
  expect(rootOf(body)).toEqual({ spread: true });
});

it('sees that props are dropped', () => {
  expect(rootOf(`return _jsx('div', { a });`)).toEqual({ spread: false });
});
