import { calendarControls } from './calendarControls';
import { fieldControls } from './fieldControls';
import { layoutControls } from './layoutControls';
import type { Control } from './options';
import type { PickerInfo } from './pickers';
import { timeControls } from './timeControls';

const controls: Control[] = [
  ...layoutControls,
  ...calendarControls,
  ...timeControls,
  ...fieldControls,
];

/** The props that a picker has, in the order of the panel. */
export const controlsOf = (picker: PickerInfo): Control[] =>
  controls.filter(({ appliesTo }) => appliesTo(picker));

export const paths: ReadonlySet<string> = new Set(controls.map(({ path }) => path));
