import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { cloudCosts, dollars } from '../dataset/cloudCosts';

type Box = { x: number; y: number; width: number; height: number };

const sumOf = (items: { value: number }[]) => items.reduce((sum, { value }) => sum + value, 0);

/** Halves the items by value and the box along its longer side, until each item has a box. */
function divide<Item extends { value: number }>(items: Item[], box: Box): (Item & Box)[] {
  if (items.length < 2) return items.map((item) => ({ ...box, ...item }));
  const total = sumOf(items);
  let count = 1;
  while (count < items.length - 1 && sumOf(items.slice(0, count + 1)) <= total / 2) count += 1;
  const share = sumOf(items.slice(0, count)) / total;
  const { x, y, width, height } = box;
  const [first, second] =
    width > height
      ? [{ width: width * share }, { x: x + width * share, width: width * (1 - share) }]
      : [{ height: height * share }, { y: y + height * share, height: height * (1 - share) }];
  return [
    ...divide(items.slice(0, count), { ...box, ...first }),
    ...divide(items.slice(count), { ...box, ...second }),
  ];
}

const teams = cloudCosts.map((team) => ({ ...team, value: sumOf(team.items) }));

/* preview-start */
function Tiles() {
  const { left: x, top: y, width, height } = useDrawingArea();
  return divide(teams, { x, y, width, height }).flatMap(({ label, color, items, ...team }) =>
    divide(items, team).map((tile) => (
      <Tile key={`${label} ${tile.label}`} {...tile} team={label} color={color} />
    )),
  );
}
/* preview-end */

export default function CostTreemap() {
  return (
    <ChartContainer
      height={340}
      series={[]}
      margin={0}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      aria-label="Monthly cloud costs by team and service"
    >
      <Tiles />
    </ChartContainer>
  );
}

interface TileProps extends Box {
  label: string;
  value: number;
  team: string;
  color: string;
}

function Tile({ x, y, width, height, label, value, team, color }: TileProps) {
  const hasRoom = width > 84 && height > 46;
  return (
    <g transform={`translate(${x + 1} ${y + 1})`} fill="#fff" fontSize={13} direction="ltr">
      <title>{`${team}, ${label}: ${dollars(value)}`}</title>
      <rect width={Math.max(0, width - 2)} height={Math.max(0, height - 2)} rx={4} fill={color} />
      {hasRoom && (
        <>
          <text x={8} y={20} fontWeight={600}>
            {label}
          </text>
          <text x={8} y={38}>
            {dollars(value)}
          </text>
        </>
      )}
    </g>
  );
}
