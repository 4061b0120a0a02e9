import { HUES, type Hue } from '../core/accent';
import type { InterfaceText } from '../core/interfaceText';
import { useTranslate } from '../providers/useTranslate';

const NAMES: Readonly<Record<Hue, InterfaceText>> = {
  red: 'Red',
  pink: 'Pink',
  purple: 'Purple',
  deepPurple: 'Deep purple',
  indigo: 'Indigo',
  blue: 'Blue',
  lightBlue: 'Light blue',
  cyan: 'Cyan',
  teal: 'Teal',
  green: 'Green',
  lightGreen: 'Light green',
  lime: 'Lime',
  yellow: 'Yellow',
  amber: 'Amber',
  orange: 'Orange',
  deepOrange: 'Deep orange',
  brown: 'Brown',
  blueGrey: 'Blue grey',
};

/** Swatches of the Material hues for one of the two colours (SPEC 2.4). */
export function HueGroup({
  slot,
  legend,
}: {
  slot: 'primary' | 'secondary';
  legend: InterfaceText;
}) {
  const translate = useTranslate();
  return (
    <fieldset data-preference={slot}>
      <legend>{translate(legend)}</legend>
      <div className="hues">
        {HUES.map((hue) => (
          <input
            key={hue}
            type="radio"
            className={`hue hue-${hue}`}
            name={`settings-${slot}`}
            value={hue}
            aria-label={translate(NAMES[hue])}
            title={translate(NAMES[hue])}
          />
        ))}
      </div>
    </fieldset>
  );
}
