import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, fuels, terawattHours, yearOf } from '../dataset/electricity';

const latest = electricityYears.at(-1);
const highlightScope = { highlight: 'series', fade: 'global' } as const;

const rowStyle = {
  inlineSize: 136,
  p: 1,
  fontSize: 14,
  justifyContent: 'flex-start',
  '&:hover, &:focus': { fontWeight: 700 },
};

export default function HighlightFromList() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="ul" sx={{ flex: '1 1 130px', m: 0, p: 0, listStyle: 'none' }}>
        {fuels.map(({ dataKey, label, color }) => (
          <li key={dataKey}>
            {/* preview-start */}
            <ButtonBase
              onMouseEnter={() => setItem({ seriesId: dataKey })}
              onFocus={() => setItem({ seriesId: dataKey })}
              onMouseLeave={() => setItem(null)}
              onBlur={() => setItem(null)}
              sx={{ ...rowStyle, borderInlineStart: `4px solid ${color}` }}
            >
              {label}: {terawattHours(latest?.[dataKey] ?? null)}
            </ButtonBase>
            {/* preview-end */}
          </li>
        ))}
      </Box>
      <Box sx={{ flex: '3 1 280px', minInlineSize: 0 }}>
        <LineChart
          height={260}
          hideLegend
          aria-label="Electricity from coal, gas, wind, and solar by year"
          highlightedItem={item}
          onHighlightChange={setItem}
          dataset={electricityYears}
          xAxis={[{ dataKey: 'year', scaleType: 'time', valueFormatter: yearOf }]}
          series={fuels.map((fuel) => ({
            ...fuel,
            id: fuel.dataKey,
            highlightScope,
            showMark: false,
            valueFormatter: terawattHours,
          }))}
        />
      </Box>
    </Box>
  );
}
