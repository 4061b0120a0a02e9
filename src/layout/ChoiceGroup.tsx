import type { InterfaceText } from '../core/interfaceText';
import { useTranslate } from '../providers/useTranslate';

/** A value of a preference, what it is called, and its icon. */
export interface Choice {
  value: string;
  label: InterfaceText;
  icon?: string;
}

interface ChoiceGroupProps {
  /** Name of the preference, as `core/preferences.ts` knows it. */
  preference: string;
  legend: InterfaceText;
  choices: readonly Choice[];
}

/** Radio buttons for a preference. `layout/settings.boot.ts` checks the right one and hears of changes. */
export function ChoiceGroup({ preference, legend, choices }: ChoiceGroupProps) {
  const translate = useTranslate();
  return (
    <fieldset data-preference={preference}>
      <legend>{translate(legend)}</legend>
      <div className="choices">
        {choices.map(({ value, label, icon }) => (
          <label key={value} className="choice">
            <input type="radio" name={`settings-${preference}`} value={value} />
            {icon && <span className={`icon icon-${icon}`} />}
            {translate(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
