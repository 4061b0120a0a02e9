import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { oldTown, sizeAndPrice } from '../dataset/homes';

const listed = oldTown.filter((_home, index) => index % 2 === 0);
const daysOf = (index: number) => listed[index]?.days ?? 0;
const radiusOf = (days: number) => 1.9 * Math.sqrt(days);

/* preview-start */
function Bubble(props: ScatterMarkerProps) {
  return (
    <g fillOpacity={0.45} stroke={props.color}>
      <ScatterMarker {...props} size={radiusOf(daysOf(props.dataIndex))} />
    </g>
  );
}
/* preview-end */

function SizeLegend() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  return (
    <g
      transform={`translate(${left + width - 128}, ${top + height - 34})`}
      fill="none"
      stroke={palette.text.secondary}
      direction="ltr"
    >
      {[10, 30, 60].map((days, index) => (
        <g key={days} transform={`translate(${index * 44}, 0)`}>
          <circle r={radiusOf(days)} />
          <text y={4} fontSize={11} textAnchor="middle" fill={palette.text.primary} stroke="none">
            {days}
          </text>
        </g>
      ))}
      <text
        x={44}
        y={30}
        fontSize={11}
        textAnchor="middle"
        fill={palette.text.primary}
        stroke="none"
      >
        days on the market
      </text>
    </g>
  );
}

export default function BubbleSizes() {
  return (
    <ScatterChart
      height={320}
      aria-label="Homes in Old Town by size and price, sized by days on the market"
      slots={{ marker: Bubble }}
      xAxis={[{ label: 'Size (sq ft)', min: 600, max: 2300 }]}
      yAxis={[{ label: 'Price ($K)', min: 0, max: 1000 }]}
      series={[
        {
          data: listed.map(sizeAndPrice),
          color: '#3E92C6',
          valueFormatter: (_point, { dataIndex }) => `${daysOf(dataIndex)} days on the market`,
        },
      ]}
    >
      <SizeLegend />
    </ScatterChart>
  );
}
