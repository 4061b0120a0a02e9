import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { clock, gridDay, sources } from './dataset/powerGrid';

const gigawatts = (value: number | null) => `${value ?? 0} GW`;

const series = sources.map((source) => ({
  ...source,
  area: true,
  stack: 'power',
  showMark: false,
  curve: 'monotoneX' as const,
  valueFormatter: gigawatts,
}));

interface PowerBySourceProps {
  hour: number;
}

function PowerBySource({ hour }: PowerBySourceProps) {
  return (
    <LineChart
      height={260}
      aria-label="Production by source over the day"
      dataset={gridDay}
      xAxis={[
        {
          dataKey: 'hour',
          min: 0,
          max: 24,
          valueFormatter: clock,
          tickInterval: [0, 4, 8, 12, 16, 20],
        },
      ]}
      yAxis={[{ width: 32 }]}
      series={series}
      grid={{ horizontal: true }}
      margin={{ top: 12, right: 16, bottom: 4, left: 4 }}
      sx={{
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.7, filter: 'none' },
        [`& .${lineElementClasses.root}`]: { strokeWidth: 1 },
      }}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    >
      <ChartsReferenceLine x={hour} lineStyle={{ strokeWidth: 2 }} />
    </LineChart>
  );
}

export default React.memo(PowerBySource);
