import { HUES } from '../core/accent';

/** `deepPurple` as people read it: "Deep purple". */
function hueName(hue: string): string {
  const words = hue.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Swatches of the Material hues for one of the two colours (SPEC 2.4). */
export function HueGroup({ slot, legend }: { slot: 'primary' | 'secondary'; legend: string }) {
  return (
    <fieldset data-preference={slot}>
      <legend>{legend}</legend>
      <div className="hues">
        {HUES.map((hue) => (
          <input
            key={hue}
            type="radio"
            className={`hue hue-${hue}`}
            name={`settings-${slot}`}
            value={hue}
            aria-label={hueName(hue)}
            title={hueName(hue)}
          />
        ))}
      </div>
    </fieldset>
  );
}
