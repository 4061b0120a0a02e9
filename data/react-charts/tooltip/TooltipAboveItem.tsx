import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea, useSvgRef, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { exporters } from '../dataset/coffee';

function useAnchor(isAtFixedHeight: boolean) {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const { top } = useDrawingArea();
  const xAxis = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  if (item?.value == null) return undefined;
  const start = xScale(xAxis.data?.[item.identifier.dataIndex]) ?? 0;
  const y = isAtFixedHeight ? top : yScale(item.value);
  const getBoundingClientRect = () => {
    const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(svg.x + start + xScale.bandwidth() / 2, svg.y + y, 0, 0);
  };
  return { getBoundingClientRect };
}

function TooltipAbove() {
  return (
    <ChartsTooltipContainer trigger="item" placement="top" anchorEl={useAnchor(false)}>
      <ChartsItemTooltipContent />
    </ChartsTooltipContainer>
  );
}

function TooltipAtFixedHeight() {
  return (
    <ChartsTooltipContainer trigger="item" placement="top" anchorEl={useAnchor(true)}>
      <ChartsItemTooltipContent />
    </ChartsTooltipContainer>
  );
}

const slots = {
  'at the pointer': undefined,
  'above the bar': TooltipAbove,
  'on one line': TooltipAtFixedHeight,
};

export default function TooltipAboveItem() {
  const [place, setPlace] = React.useState<keyof typeof slots>('above the bar');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the tooltip"
        value={place}
        onChange={(_event, value: typeof place | null) => value && setPlace(value)}
      >
        {Object.keys(slots).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 0.75 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        title="Bags of coffee exported by country"
        dataset={exporters}
        xAxis={[{ dataKey: 'code' }]}
        yAxis={[{ width: 60 }]}
        series={[{ dataKey: 'bags', label: 'Thousand bags' }]}
        slots={{ tooltip: slots[place] }}
        slotProps={{ tooltip: { trigger: 'item' } }}
        hideLegend
      />
    </>
  );
}
