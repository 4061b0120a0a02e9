/** A home for sale: square feet, price in thousands of dollars, age in years, days on the market. */
export type Home = { id: string; size: number; price: number; age: number; days: number };

/** Noise between -1 and 1 that is the same on every visit. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
};

const build = (
  name: string,
  count: number,
  smallest: number,
  largest: number,
  perSquareFoot: number,
  age: number,
  seed: number,
): Home[] =>
  Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5 + 0.4 * noise(seed + index)) / count;
    const size = Math.round((smallest + (largest - smallest) * part) / 10) * 10;
    const price = (size * perSquareFoot) / 1000 + 60 + 105 * noise(seed + 100 + index);
    return {
      id: `${name} ${index + 1}`,
      size,
      price: Math.round(price),
      age: Math.max(1, Math.round(age + 22 * noise(seed + 200 + index))),
      days: Math.round(18 + price / 14 + 24 * noise(seed + 300 + index)),
    };
  });

export const harbor = build('Harbor', 18, 600, 1500, 560, 14, 5);
export const oldTown = build('Old Town', 20, 800, 2100, 330, 74, 91);
export const hills = build('Hills', 18, 1600, 3100, 270, 38, 173);
export const homes = [...harbor, ...oldTown, ...hills];

/** What the chart needs of a home. */
export const sizeAndPrice = ({ id, size, price }: Home) => ({ id, x: size, y: price });

/** What the tooltip shows of a home. */
export const homeText = (point: { x: number; y: number } | null) =>
  point && `${point.x.toLocaleString('en-US')} sq ft, $${point.y}K`;

/** The line of least squares through the homes, and how far prices are from it on average. */
export function trendOf(rows: Home[]) {
  const mean = (pick: (home: Home) => number) =>
    rows.reduce((sum, home) => sum + pick(home), 0) / rows.length;
  const meanX = mean(({ size }) => size);
  const meanY = mean(({ price }) => price);
  const slope =
    mean(({ size, price }) => (size - meanX) * (price - meanY)) /
    mean(({ size }) => (size - meanX) ** 2);
  const priceOf = (size: number) => meanY + slope * (size - meanX);
  const deviation = Math.sqrt(mean(({ size, price }) => (price - priceOf(size)) ** 2));
  return { meanX, meanY, priceOf, deviation };
}
