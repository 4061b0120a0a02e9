import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Electricity from a source to a use, in terawatt-hours. */
const flows = [
  { from: 'Wind', to: 'Homes', value: 62, color: '#22b8a6' },
  { from: 'Wind', to: 'Industry', value: 75, color: '#22b8a6' },
  { from: 'Gas', to: 'Homes', value: 18, color: '#e2633b' },
  { from: 'Gas', to: 'Industry', value: 44, color: '#e2633b' },
  { from: 'Gas', to: 'Losses', value: 16, color: '#e2633b' },
  { from: 'Solar', to: 'Homes', value: 45, color: '#f4b400' },
  { from: 'Solar', to: 'Transport', value: 29, color: '#f4b400' },
];
type Flow = (typeof flows)[number];
type Side = 'from' | 'to';

const gap = 18;
const sumOf = (list: Flow[]) => list.reduce((sum, { value }) => sum + value, 0);
const namesOf = (side: Side) => [...new Set(flows.map((flow) => flow[side]))];
const most = Math.max(namesOf('from').length, namesOf('to').length);

/* preview-start */
/** Top of the flow: nodes above it, gaps above it, and earlier flows of the same node. */
function topOf(flow: Flow, side: Side, scale: number) {
  const index = namesOf(side).indexOf(flow[side]);
  const isAbove = (other: Flow) => namesOf(side).indexOf(other[side]) < index;
  const earlier = flows.slice(0, flows.indexOf(flow)).filter((item) => item[side] === flow[side]);
  return (sumOf(flows.filter(isAbove)) + sumOf(earlier)) * scale + index * gap;
}

function ribbon(flow: Flow, width: number, scale: number) {
  const [start, end] = [topOf(flow, 'from', scale), topOf(flow, 'to', scale)];
  const [y1, y2] = [start, end].map((top) => top + (flow.value * scale) / 2);
  return `M 0 ${y1} C ${width / 2} ${y1} ${width / 2} ${y2} ${width} ${y2}`;
}
/* preview-end */

function Flows() {
  const { left, top, width, height } = useDrawingArea();
  const scale = (height - gap * (most - 1)) / sumOf(flows);
  const node = (name: string, side: Side) => {
    const own = flows.filter((flow) => flow[side] === name);
    const size = sumOf(own) * scale;
    const y = topOf(own[0]!, side, scale);
    return (
      <g
        key={name}
        transform={`translate(${side === 'from' ? 0 : width} ${y})`}
        fill="currentColor"
      >
        <rect x={-3} width={6} height={size} rx={3} />
        <text
          x={side === 'from' ? -10 : 10}
          y={size / 2}
          textAnchor={side === 'from' ? 'end' : 'start'}
          direction="ltr"
          dominantBaseline="middle"
          fontSize={13}
        >
          {name}
        </text>
      </g>
    );
  };

  return (
    <g transform={`translate(${left} ${top})`}>
      {flows.map((flow) => (
        <path
          key={`${flow.from} ${flow.to}`}
          d={ribbon(flow, width, scale)}
          fill="none"
          stroke={flow.color}
          strokeWidth={flow.value * scale}
          opacity={0.55}
        >
          <title>{`${flow.from} to ${flow.to}: ${flow.value} TWh`}</title>
        </path>
      ))}
      {namesOf('from').map((name) => node(name, 'from'))}
      {namesOf('to').map((name) => node(name, 'to'))}
    </g>
  );
}

export default function EnergyFlow() {
  return (
    <ChartContainer
      height={340}
      margin={{ left: 52, right: 78, top: 8, bottom: 8 }}
      series={[]}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      aria-label="Electricity from wind, gas, and solar power to its uses"
    >
      <Flows />
    </ChartContainer>
  );
}
