import * as materialColors from '@mui/material/colors';
import { accentColor, HUES } from '../../../core/accent';
import { COLOR_SCHEMES } from '../../../core/tokens';
import { PageAttribute } from '../../../core/dom/page';

/** Returns the style sheet with the colour of each swatch of the settings, as the site shows it. */
export function renderHues(): string {
  const rules = HUES.flatMap((hue) =>
    COLOR_SCHEMES.map((scheme) => {
      const where = scheme === 'dark' ? `[${PageAttribute.colorScheme}='dark'] ` : '';
      return `${where}.hue-${hue} { --hue: ${accentColor(materialColors[hue], scheme)}; }`;
    }),
  );
  return rules.join('\n') + '\n';
}
