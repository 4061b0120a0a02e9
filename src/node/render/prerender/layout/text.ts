import { openSync, type Font } from 'fontkit';

const FOLDER = 'node_modules/@fontsource/inter/files';
const WEIGHTS = [400, 500, 600, 700];
/** Widths of what our font lacks, in the fonts of the system: full-width letters, and all others. */
const FULL_WIDTH = 1;
const OTHER_WIDTH = 0.6;
const FIRST_FULL_WIDTH = 0x2e_80;

/** Widths of the font's letters and pairs of letters in one weight. */
class FontWidths {
  private readonly font: Font;
  private readonly letters = new Map<string, number>();
  private readonly pairs = new Map<string, number>();

  constructor(weight: number) {
    this.font = openSync(`${FOLDER}/inter-latin-${weight}-normal.woff2`) as Font;
  }

  /** Width of a text in a size of 1. */
  of(text: string): number {
    let width = 0;
    let before = '';
    for (const letter of text) {
      width += this.letter(letter) + (before ? this.kerning(before, letter) : 0);
      before = letter;
    }
    return width;
  }

  private letter(letter: string): number {
    const known = this.letters.get(letter) ?? this.measure(letter);
    this.letters.set(letter, known);
    return known;
  }

  private measure(letter: string): number {
    const point = letter.codePointAt(0)!;
    if (!this.font.hasGlyphForCodePoint(point)) {
      return point >= FIRST_FULL_WIDTH ? FULL_WIDTH : OTHER_WIDTH;
    }
    return this.font.glyphForCodePoint(point).advanceWidth / this.font.unitsPerEm;
  }

  /** Shaping a whole text takes milliseconds; pairs come again and again. */
  private kerning(first: string, second: string): number {
    const pair = first + second;
    const known = this.pairs.get(pair) ?? this.measurePair(first, second);
    this.pairs.set(pair, known);
    return known;
  }

  private measurePair(first: string, second: string): number {
    const has = (letter: string) => this.font.hasGlyphForCodePoint(letter.codePointAt(0)!);
    if (!has(first) || !has(second)) return 0;
    const together = this.font.layout(first + second, ['kern']).advanceWidth;
    return together / this.font.unitsPerEm - this.letter(first) - this.letter(second);
  }
}

const fonts = new Map<number, FontWidths>();

/** Returns the width of a text on one line in the site's font, in pixels. */
export function textWidth(text: string, size: number, weight = 400): number {
  const nearest = WEIGHTS.findLast((known) => known <= Math.max(weight, WEIGHTS[0]!))!;
  const font = fonts.get(nearest) ?? new FontWidths(nearest);
  fonts.set(nearest, font);
  return font.of(text) * size;
}

/** Ascent and descent of the font in a size of 1: the height of a line whose height is "normal". */
export const NORMAL_LINE = 1.21;
