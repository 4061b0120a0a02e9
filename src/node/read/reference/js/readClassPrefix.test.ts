import { expect, it } from 'vitest';
import { parseText } from './parseScript';
import { readPrefixOfComponent, readPrefixOfModule } from './readClassPrefix';

const classes = parseText(
  '/none/classes.js',
  `export const lineClasses = generateUtilityClasses('MuiLine', ['root']);
export const areaClasses = generateUtilityClasses('MuiArea', ['root']);`,
);

it('asks a module with several prefixes for the constant of the interface', () => {
  expect(readPrefixOfModule(classes, 'AreaClasses')).toBe('MuiArea');
  expect(readPrefixOfModule(classes, 'LineClasses')).toBe('MuiLine');
});

it('reads the getter that a component composes its classes with', () => {
  const source = parseText(
    '/none/Sample.js',
    `function getSample(slot) { return generateUtilityClass('MuiSample', slot); }
const useUtilityClasses = (o) => composeClasses({ root: ['root'] }, getSample, o.classes);`,
  );
  expect(readPrefixOfComponent(source)).toBe('MuiSample');
});
