/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
 * @param first Colour as `#rrggbb`.
 * @param second Colour as `#rrggbb`.
 */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the colour with a share of black mixed in.
 * @param share From 0 (unchanged) to 1 (black).
 */
export function darken(hex: string, share: number): string {
  const mixed = channels(hex).map((channel) => Math.round(channel * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
