import { controlsOf, paths } from './controls';
import type { Control, Option } from './options';
import { pickers, type PickerInfo } from './pickers';

/** A picker and the options that were chosen for its props. */
export interface Choice {
  picker: PickerInfo;
  options: ReadonlyMap<string, Option>;
}

const DEFAULT_PICKER = 'StaticDatePicker';

const defaultViews = ({ hasDate, hasTime }: PickerInfo) =>
  [hasDate && 'year, day', hasTime && 'hours, minutes'].filter(Boolean).join(', ');

/** The options that fit the other choices: a picker opens to one of its views, for example. */
export function optionsOf(control: Control, { picker, options }: Choice): Option[] {
  // Two inputs have no clear button.
  if (control.path === 'slotProps.field.clearable' && options.has('slots.field')) return [];
  if (control.path !== 'openTo') return control.options;
  const views = (options.get('views')?.label ?? defaultViews(picker)).split(', ');
  // A single column has no view for minutes.
  const isColumn = Number(options.get('thresholdToRenderTimeInASingleColumn')?.label) > 0;
  const isShown = (view: string) => !isColumn || !/minutes|seconds/.test(view);
  return control.options.filter(({ label }) => views.includes(label) && isShown(label));
}

/** Reads the query of a link. What isn't known is left out, so each link gives a working picker. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const find = (name: string | null) => pickers.find((info) => info.name === name);
  const picker = find(query.get('picker')) ?? find(DEFAULT_PICKER)!;
  const options = new Map<string, Option>();
  for (const control of controlsOf(picker)) {
    const label = query.get(control.path);
    const option = optionsOf(control, { picker, options }).find((known) => known.label === label);
    if (option) options.set(control.path, option);
  }
  return { picker, options };
}

/** Changes one parameter of a query, and drops the parameters that the picker doesn't have. */
export function writeChoice(search: string, name: string, label: string): string {
  const query = new URLSearchParams(search);
  if (label === '') query.delete(name);
  else query.set(name, label);
  const { options } = readChoice(query.toString());
  for (const key of [...query.keys()]) if (paths.has(key) && !options.has(key)) query.delete(key);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query without anything that belongs to the playground. */
export function clearChoice(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (paths.has(key)) query.delete(key);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
