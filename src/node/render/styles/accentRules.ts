import * as materialColors from '@mui/material/colors';
import { accentColor, DEFAULT_COLORS, HUES, type Hue } from '../../../core/accent';
import { contrastRatio } from '../../../core/contrast';
import type { ColorScheme } from '../../../core/tokens';
import { PageAttribute } from '../../../core/dom/page';

const SLOTS = { primary: 'accent', secondary: 'accent-secondary' } as const;

function declarations(hue: Hue, variable: string, scheme: ColorScheme): string {
  const color = accentColor(materialColors[hue], scheme);
  const onColor = contrastRatio(color, '#ffffff') >= 4.5 ? '#ffffff' : '#0b0f14';
  return `--${variable}: ${color}; --on-${variable}: ${onColor};`;
}

/** Returns the rules that give `--accent` and `--accent-secondary` for each choosable hue. */
export function accentRules(): string {
  const slots = Object.entries(SLOTS) as [keyof typeof SLOTS, string][];
  return slots.flatMap(([slot, variable]) => slotRules(slot, variable)).join('\n');
}

function slotRules(slot: keyof typeof SLOTS, variable: string): string[] {
  const byDefault = DEFAULT_COLORS[slot];
  // The default comes first, so that a chosen hue of equal specificity wins.
  const hues = [byDefault, ...HUES.filter((hue) => hue !== byDefault)];
  return hues.flatMap((hue) => {
    const chosen = hue === byDefault ? ':root' : `:root[data-${slot}='${hue}']`;
    return [
      `${chosen} { ${declarations(hue, variable, 'light')} }`,
      `${chosen}[${PageAttribute.colorScheme}='dark'] { ${declarations(hue, variable, 'dark')} }`,
    ];
  });
}
