import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ferryDays, passengers } from '../dataset/ferry';

export default function FixedOrFluid() {
  const [isFixed, setIsFixed] = React.useState(false);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={isFixed} onChange={(_event, isOn) => setIsFixed(isOn)} />}
        label={<span dir="ltr">500 × 300 pixels</span>}
      />
      <Box
        role="region"
        aria-label="Parent of the chart"
        tabIndex={0}
        sx={{ blockSize: 330, overflow: 'auto', border: '1px dashed', borderColor: 'divider' }}
      >
        {/* preview-start */}
        <ChartContainer
          width={isFixed ? 500 : undefined}
          height={isFixed ? 300 : undefined}
          aria-label="Ferry passengers by day, in hundreds"
          xAxis={[{ scaleType: 'band', data: ferryDays }]}
          yAxis={[{ position: 'none' }]}
          series={[{ type: 'bar', data: passengers }]}
        >
          <BarPlot />
          <ChartsXAxis />
        </ChartContainer>
        {/* preview-end */}
      </Box>
    </>
  );
}
