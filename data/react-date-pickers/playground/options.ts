import dayjs, { type Dayjs } from 'dayjs';
import type { PickerInfo } from './pickers';

/** A value that users of the playground can give to a prop. */
export interface Option {
  /** Shown in the select, and kept in the link. */
  label: string;
  value: unknown;
  /** The value as the printed code says it. */
  code: string;
  /** Component that the printed code has to import. */
  component?: string;
}

/** A select of the playground: one prop, or one key of `slotProps`. */
export interface Control {
  /** Such as `ampm` or `slotProps.toolbar.hidden`. */
  path: string;
  group: 'Layout' | 'Calendar' | 'Time' | 'Validation' | 'Field and state';
  options: Option[];
  /** Whether a picker has this prop. */
  appliesTo: (picker: PickerInfo) => boolean;
  /** Why the chosen value has no effect beside the other choices. */
  note?: (labels: ReadonlyMap<string, string>, picker: PickerInfo) => string | false;
}

const codeOf = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, ' $1: ')
    .replaceAll('}', ' }')
    .replaceAll(',', ', ')
    .replaceAll('"', "'")
    .replaceAll('  ', ' ');

/** Options whose code and label are the value itself. */
export const literals = (...values: (string | number | boolean)[]): Option[] =>
  values.map((value) => ({
    label: String(value),
    value,
    code: typeof value === 'string' ? `'${value}'` : String(value),
  }));

/** Options for lists of names, such as views or actions. */
export const lists = (...values: string[][]): Option[] =>
  values.map((value) => ({ label: value.join(', ') || 'none', value, code: codeOf(value) }));

/** Options for objects with a label. */
export const objects = (values: Record<string, unknown>): Option[] =>
  Object.entries(values).map(([label, value]) => ({ label, value, code: codeOf(value) }));

/** Options for dates with a label. */
export const dates = (values: Record<string, string>): Option[] =>
  Object.entries(values).map(([label, text]) => ({
    label,
    value: dayjs(text),
    code: `dayjs('${text}')`,
  }));

export const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;
export const isLunch = (time: Dayjs, view: string) => view === 'hours' && time.hour() === 12;
