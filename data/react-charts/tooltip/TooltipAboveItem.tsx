import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';
import { exporters } from '../dataset/coffee';

function TooltipAboveBar() {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const exporter = item && exporters[item.identifier.dataIndex];

  /* preview-start */
  const getBoundingClientRect = () => {
    const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
    const x = (xScale(exporter?.country ?? '') ?? 0) + xScale.bandwidth() / 2;
    const y = yScale(exporter?.bags ?? 0);
    return new DOMRect(svg.x + x, svg.y + y, 0, 0);
  };

  return (
    <ChartsTooltipContainer trigger="item" placement="top" anchorEl={{ getBoundingClientRect }}>
      <ChartsItemTooltipContent />
    </ChartsTooltipContainer>
  );
  /* preview-end */
}

export default function TooltipAboveItem() {
  return (
    <BarChart
      height={280}
      aria-label="Coffee exports by country, in thousands of bags"
      dataset={exporters}
      xAxis={[{ dataKey: 'country' }]}
      yAxis={[{ width: 60 }]}
      series={[{ dataKey: 'bags', label: 'Thousand bags' }]}
      slots={{ tooltip: TooltipAboveBar }}
      hideLegend
    />
  );
}
