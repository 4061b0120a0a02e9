/** Trees of a park: trunk in centimeters across, height in meters, age in years, crown in meters. */
export type Tree = {
  tag: string;
  trunk: number;
  height: number;
  age: number;
  crown: number;
};

/** Noise between -1 and 1 that is the same on every visit. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
};

const round = (value: number) => Math.round(value * 10) / 10;

const plant = (name: string, count: number, slope: number, top: number, seed: number): Tree[] =>
  Array.from({ length: count }, (_, index) => {
    const trunk = round(12 + 74 * ((index + 0.5) / count) + 6 * noise(seed + index));
    const height = round(top * (1 - Math.exp(-trunk / slope)) + 1.6 * noise(seed + 100 + index));
    return {
      tag: `${name} ${index + 1}`,
      trunk,
      height,
      age: Math.max(4, Math.round(trunk * 1.25 + 9 * noise(seed + 200 + index))),
      crown: round(2 + trunk * 0.13 + 1.5 * noise(seed + 300 + index)),
    };
  });

export const oaks = plant('Oak', 26, 46, 25, 3);
export const lindens = plant('Linden', 24, 30, 30, 57);

/** What the chart needs of a tree. */
export const trunkAndHeight = ({ tag, trunk, height }: Tree) => ({
  id: tag,
  x: trunk,
  y: height,
});

/** What the tooltip says of a point. */
export const treeSize = (point: { x: number; y: number } | null) =>
  point && `${point.x} cm across, ${point.y} m high`;

/** The line of least squares through the trees: the height that it has at a trunk. */
export function trendOf(trees: Tree[]) {
  const mean = (pick: (tree: Tree) => number) =>
    trees.reduce((sum, tree) => sum + pick(tree), 0) / trees.length;
  const meanX = mean(({ trunk }) => trunk);
  const meanY = mean(({ height }) => height);
  const slope =
    mean(({ trunk, height }) => (trunk - meanX) * (height - meanY)) /
    mean(({ trunk }) => (trunk - meanX) ** 2);
  return (trunk: number) => meanY + slope * (trunk - meanX);
}
