import { COLOR_SCHEMES, colorTokens, FONT_CODE, FONT_TEXT, SHAPE } from '../../../core/tokens';
import type { ColorScheme } from '../../../core/tokens';
import { PageAttribute } from '../../../core/dom/page';
import { accentRules } from './accentRules';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function schemeRule(scheme: ColorScheme): string {
  const selector = scheme === 'light' ? ':root' : `:root[${PageAttribute.colorScheme}='dark']`;
  const declarations = Object.entries(colorTokens[scheme]).map(
    ([name, value]) => `  --${kebab(name)}: ${value};`,
  );
  return `${selector} {\n  color-scheme: ${scheme};\n${declarations.join('\n')}\n}\n`;
}

/** Returns the style sheet that defines the custom properties of the static frame. */
export function renderTokens(): string {
  const shape = [
    `  --space: ${SHAPE.spacing}px;`,
    `  --radius-frame: ${SHAPE.borderRadius}px;`,
    `  --radius-control: ${SHAPE.radiusControl}px;`,
    `  --radius-chip: ${SHAPE.radiusChip}px;`,
    `  --font-text: ${FONT_TEXT};`,
    `  --font-code: ${FONT_CODE};`,
  ];
  return [
    `:root {\n${shape.join('\n')}\n}\n`,
    ...COLOR_SCHEMES.map(schemeRule),
    accentRules(),
  ].join('\n');
}
