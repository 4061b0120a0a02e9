import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';
import type { ChartsPieSorting } from '@mui/x-charts/models';
import { kilograms, waste } from '../dataset/townWaste';

const byName = [...waste].sort((a, b) => a.label.localeCompare(b.label, 'en'));

export default function SortedSlices() {
  const [sortingValues, setSortingValues] = React.useState<ChartsPieSorting>('desc');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="sortingValues"
        value={sortingValues}
        onChange={(_event, value: ChartsPieSorting | null) =>
          setSortingValues(value ?? sortingValues)
        }
        sx={{ mb: 2 }}
      >
        {['none', 'asc', 'desc'].map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <PieChart
        height={220}
        aria-label="Waste by material"
        series={[{ data: byName, sortingValues, valueFormatter: kilograms }]}
      />
      {/* preview-end */}
    </>
  );
}
