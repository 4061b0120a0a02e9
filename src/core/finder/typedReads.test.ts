import { describe, expect, it } from 'vitest';
import type { Migration } from '../changes';
import { findChanges } from './findChanges';
import { typedReads } from './typedReads';

/** `owner.name`, with its line where that is not the first. */
const read = (text: string) =>
  typedReads(text).map(
    ({ owner, name, line }) => `${owner}.${name}${line === 1 ? '' : `:${line}`}`,
  );

describe('names are read', () => {
  it.each([
    ['of a parameter', 'function Bar(props: BarProps) { props.onClear(); }', ['BarProps.onClear']],
    ['of a constant', 'const props: BarProps = {};\nprops?.onClear();', ['BarProps.onClear:2']],
    ['of a generic type', '(props: FieldProps<Dayjs>) => props.inputRef', ['FieldProps.inputRef']],
    [
      'in parameters',
      'const Bar = ({\n  onClear,\n  actions: shown = [],\n  ...other\n}: BarProps) => null',
      ['BarProps.onClear:2', 'BarProps.actions:3'],
    ],
    [
      'of props in the body',
      'function Bar(props: BarProps) {\n  const { onClear, slots = { a: 1, b }, label } = props;\n}',
      ['BarProps.onClear:2', 'BarProps.slots:2', 'BarProps.label:2'],
    ],
    [
      'of what a hook returns',
      'const { onOpen, onClose: close } = usePickersContext();',
      ['usePickersContext.onOpen', 'usePickersContext.onClose'],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('of the type that stands nearest before them', () => {
    const text = '(props: AProps) => props.a;\n(props: BProps) => props.b;';
    expect(read(text)).toEqual(['AProps.a', 'BProps.b:2']);
  });
});

it.each([
  ['an object of no known type', 'const { onOpen } = props; props.onClose();'],
  ['an object literal', 'save({ onOpen: true }); const a = { onOpen };'],
  ['a member of another object', '(props: BarProps) => other.props.onOpen'],
])('nothing is read of %s', (_, text) => {
  expect(read(text)).toEqual([]);
});

it.each(['({', ',{},', ',{,{},', 'const {', 'const {a}=', 'a.', '(a:B', ',{\n', ' '])(
  '100,000 characters of %j take no time',
  (piece) => {
    const start = performance.now();
    typedReads(piece.repeat(Math.ceil(100_000 / piece.length)));
    expect(performance.now() - start).toBeLessThan(500);
  },
);

const change = { kind: 'renamed', effect: 'breaks', section: 's', does: 'Rename it.' } as const;
const migrations: Migration[] = [
  {
    product: 'date-pickers',
    pathname: '/pickers-8/',
    from: 7,
    to: 8,
    changes: [
      { ...change, what: 'prop', old: 'onClear', of: ['PickersActionBarProps'] },
      { ...change, what: 'prop', old: 'renderInput', of: ['DatePicker'] },
      { ...change, what: 'option', old: 'onOpen', of: ['usePickersContext'] },
    ],
  },
];
const find = (code: string) =>
  findChanges(
    `import { PickersActionBarProps, DatePickerProps, usePickersContext } from '@mui/x-date-pickers';\n${code}`,
    migrations,
  ).map(({ change: { old }, certainty }) => `${old} ${certainty}`);

describe('what changed', () => {
  it.each([
    ['by the type of an object', '({ onClear, label }: PickersActionBarProps) => 1', 'onClear'],
    ['by the type of all props', '(props: DatePickerProps) => props.renderInput', 'renderInput'],
    ['by the hook', 'const { onOpen } = usePickersContext();', 'onOpen'],
  ])('is found %s', (_, code, old) => {
    expect(find(code)).toEqual([`${old} certain`]);
  });

  it('of a hook is no attribute and no key', () => {
    expect(find('<DatePicker onOpen={a} slotProps={{ field: { onOpen: a } }} />')).toEqual([]);
  });
});
