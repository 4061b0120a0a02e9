import * as materialColors from '@mui/material/colors';
import { accentColor, HUES } from '../../../core/accent';

/**
 * Returns the module with the colour of each hue in each scheme, for the Material UI theme: all
 * shades of all hues would be ten times as much to load.
 */
export function renderAccents(): string {
  const accents = Object.fromEntries(
    HUES.map((hue) => {
      const shades = materialColors[hue];
      return [hue, { light: accentColor(shades, 'light'), dark: accentColor(shades, 'dark') }];
    }),
  );
  return `/** Accent colours by hue and scheme. */\nexport const accents = ${JSON.stringify(accents, null, 2)} as const;\n`;
}
