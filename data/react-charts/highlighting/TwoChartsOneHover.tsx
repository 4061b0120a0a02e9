import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

const highlightScope = { highlight: 'item', fade: 'global' } as const;
const colors = waste.map(({ color }) => color);

export default function TwoChartsOneHover() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
      <PieChart
        height={220}
        hideLegend
        aria-label="Household waste by material, as shares"
        /* preview-start */
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[{ id: 'waste', data: waste, highlightScope, valueFormatter: kilograms }]}
      />
      <BarChart
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[{ id: 'waste', data: waste.map(({ value }) => value), highlightScope }]}
        xAxis={[{ data: waste.map(({ label }) => label), colorMap: { type: 'ordinal', colors } }]}
        /* preview-end */
        height={220}
        aria-label="Household waste by material, in kilograms per resident"
      />
    </Box>
  );
}
