import type { DemoForm, DemoInfo } from '../core/demoTypes';
import type { PreferenceValue } from '../core/preferences';

type Styling = PreferenceValue<'codeStyling'>;
export type Language = PreferenceValue<'codeVariant'>;

/** Which of a demo's files are run and shown. */
export interface Variant {
  form: DemoForm;
  language: Language;
}

/** Each form with the preference that asks for it, in the order of the switch. */
export const STYLINGS: readonly { form: DemoForm; styling: Styling; label: string }[] = [
  { form: 'system', styling: 'MUI System', label: 'System' },
  { form: 'css', styling: 'CSS', label: 'CSS' },
  { form: 'tailwind', styling: 'Tailwind', label: 'Tailwind' },
];

/** Returns the form whose code is in the document. */
export function mainForm({ forms }: Pick<DemoInfo, 'forms'>): DemoForm {
  return forms[0] ?? 'system';
}

/** Returns the form that a reader gets: the preferred one where the demo has it (SPEC 2.5). */
export function formFor(info: Pick<DemoInfo, 'forms'>, styling: Styling): DemoForm {
  const wanted = STYLINGS.find((entry) => entry.styling === styling)?.form;
  return info.forms.find((form) => form === wanted) ?? mainForm(info);
}
