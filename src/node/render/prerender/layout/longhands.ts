type Declarations = readonly (readonly [property: string, value: string])[];

const SIDES = ['top', 'right', 'bottom', 'left'];
const SIZES = { 'inline-size': 'width', 'block-size': 'height' };
const BORDER_STYLE = /\b(none|hidden|solid|dashed|dotted|double)\b/;
const BORDER_WIDTH = /(?:^|\s)([\d.]+(?:px|em|rem)?|thin|medium|thick)(?:\s|$)/;

/** Splits a value at its spaces, but not inside of parentheses. */
export function splitValue(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

/** Returns the physical longhands of a declaration, in text from left to right. */
export function longhands(property: string, value: string): Declarations {
  if (property.startsWith('--')) return [[property, value]];
  const size = /^(min-|max-)?(inline-size|block-size)$/.exec(property);
  if (size) return [[(size[1] ?? '') + SIZES[size[2] as keyof typeof SIZES], value]];
  const box = /^(margin|padding|inset)(?:-(inline|block))?(?:-(start|end))?$/.exec(property);
  if (box) return sidesOf(box[1]!, box[2], box[3], value);
  if (property.startsWith('border')) return border(property, value);
  switch (property) {
    case 'flex':
      return flex(value);
    case 'flex-flow':
      return splitValue(value).map((part) => [
        /wrap/.test(part) ? 'flex-wrap' : 'flex-direction',
        part,
      ]);
    case 'gap':
      return [
        ['row-gap', splitValue(value)[0]!],
        ['column-gap', splitValue(value).at(-1)!],
      ];
    case 'overflow':
      return [
        ['overflow-x', splitValue(value)[0]!],
        ['overflow-y', splitValue(value).at(-1)!],
      ];
    case 'font':
      return font(value);
    default:
      return [[property, value]];
  }
}

function sidesOf(name: string, axis = '', edge = '', value: string): Declarations {
  const prefix = name === 'inset' ? '' : `${name}-`;
  const parts = splitValue(value);
  if (!axis) {
    const [top = '0', right = top, bottom = top, left = right] = parts;
    return SIDES.map((side, index) => [prefix + side, [top, right, bottom, left][index]!]);
  }
  const [start, end] = axis === 'inline' ? ['left', 'right'] : ['top', 'bottom'];
  if (edge) return [[prefix + (edge === 'start' ? start : end), value]];
  return [
    [prefix + start, parts[0]!],
    [prefix + end, parts.at(-1)!],
  ];
}

const LOGICAL_BORDER: Record<string, readonly string[]> = {
  'inline-start': ['left'],
  'inline-end': ['right'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  inline: ['left', 'right'],
  block: ['top', 'bottom'],
};

/** Only widths: a border without a style has none. */
function border(property: string, value: string): Declarations {
  const [, where = '', what = ''] =
    /^border(?:-(top|right|bottom|left|(?:inline|block)(?:-start|-end)?))?(?:-(width|style))?$/.exec(
      property,
    ) ?? ['', 'none', 'none'];
  if (what === 'none') return [];
  const sides = where ? (LOGICAL_BORDER[where] ?? [where]) : SIDES;
  if (what) return sides.map((side) => [`border-${side}-${what}`, value]);
  const style = BORDER_STYLE.exec(value)?.[1] ?? 'none';
  const width = BORDER_WIDTH.exec(value)?.[1] ?? 'medium';
  return sides.flatMap((side) => [
    [`border-${side}-style`, style] as const,
    [`border-${side}-width`, width] as const,
  ]);
}

function flex(value: string): Declarations {
  const names = ['flex-grow', 'flex-shrink', 'flex-basis'];
  const known: Record<string, string[]> = {
    none: ['0', '0', 'auto'],
    auto: ['1', '1', 'auto'],
    initial: ['0', '1', 'auto'],
  };
  const parts = splitValue(value);
  const numbers = parts.filter((part) => /^[\d.]+$/.test(part));
  const basis = parts.find((part) => !/^[\d.]+$/.test(part)) ?? numbers[2] ?? '0px';
  const values = known[value.trim()] ?? [numbers[0] ?? '1', numbers[1] ?? '1', basis];
  return names.map((name, index) => [name, values[index]!]);
}

function font(value: string): Declarations {
  const [, weight, size, line] =
    /(?:^|\s)(\d{3})?\s*([\d.]+[a-z]+)(?:\/([\d.]+\w*))?/.exec(value) ?? [];
  return [
    ...(weight ? [['font-weight', weight] as const] : []),
    ...(size ? [['font-size', size] as const] : []),
    ...(line ? [['line-height', line] as const] : []),
  ];
}
