/** What relative lengths refer to, in pixels. */
export interface LengthContext {
  /** What percentages are of; `null` where that depends on the content. */
  base: number | null;
  fontSize: number;
  viewport: { width: number; height: number };
}

const TOKEN = /[\d.]+(?:e-?\d+)?(?:%|[a-z]+)?|[a-z-]+\(|[-+*/(),]/gi;
const QUANTITY = /^([\d.]+(?:e-?\d+)?)(%|[a-z]*)$/i;
const ROOT_FONT_SIZE = 16;

/** Returns a length in pixels, or `null` for keywords and for percentages of what is not known. */
export function toPixels(value: string | undefined, context: LengthContext): number | null {
  if (!value || !/\d/.test(value)) return null;
  const reader = new ExpressionReader(value.match(TOKEN) ?? [], context);
  const result = reader.sum();
  return Number.isFinite(result) ? result : null;
}

/** Reads `calc()` and its like; what is not known makes the whole NaN. */
class ExpressionReader {
  private position = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly context: LengthContext,
  ) {}

  sum(): number {
    let result = this.product();
    for (let next = this.peek(); next === '+' || next === '-'; next = this.peek()) {
      this.position += 1;
      const term = this.product();
      result += next === '+' ? term : -term;
    }
    return result;
  }

  private product(): number {
    let result = this.factor();
    for (let next = this.peek(); next === '*' || next === '/'; next = this.peek()) {
      this.position += 1;
      const factor = this.factor();
      result = next === '*' ? result * factor : result / factor;
    }
    return result;
  }

  private factor(): number {
    const token = this.tokens[this.position++];
    if (token === undefined) return NaN;
    if (token === '-') return -this.factor();
    if (token === '+') return this.factor();
    if (token.endsWith('(')) return this.call(token.slice(0, -1));
    return this.quantity(token);
  }

  private call(name: string): number {
    const values = [this.sum()];
    while (this.peek() === ',') {
      this.position += 1;
      values.push(this.sum());
    }
    this.position += 1;
    const [first = NaN, second = NaN, third = NaN] = values;
    if (name === '' || name === 'calc') return first;
    if (name === 'min') return Math.min(...values);
    if (name === 'max') return Math.max(...values);
    if (name === 'clamp') return Math.max(first, Math.min(second, third));
    return NaN;
  }

  private quantity(token: string): number {
    const [, digits, unit] = QUANTITY.exec(token) ?? [];
    const count = Number(digits);
    const { base, fontSize, viewport } = this.context;
    const factors: Record<string, number> = {
      '': 1,
      px: 1,
      rem: ROOT_FONT_SIZE,
      em: fontSize,
      ch: fontSize * 0.6,
      '%': base === null ? NaN : base / 100,
      vw: viewport.width / 100,
      vh: viewport.height / 100,
      dvh: viewport.height / 100,
    };
    return count * (factors[unit ?? ''] ?? NaN);
  }

  private peek(): string | undefined {
    return this.tokens[this.position];
  }
}
