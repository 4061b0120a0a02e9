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
        control={<Switch checked={isFixed} onChange={(_e, on) => setIsFixed(on)} />}
        label={<span dir="ltr">{'width={500} height={300}'}</span>}
      />
      <Box
        role="region"
        aria-label="Parent of the chart"
        tabIndex={0}
        sx={{ blockSize: 330, overflow: 'auto', border: '1px dashed', borderColor: 'divider' }}
      >
        <ChartContainer
          {...(isFixed && { width: 500, height: 300 })}
          title="Passengers of a ferry by day"
          xAxis={[{ scaleType: 'band', data: ferryDays }]}
          yAxis={[{ position: 'none' }]}
          series={[{ type: 'bar', data: passengers }]}
        >
          <BarPlot />
          <ChartsXAxis />
        </ChartContainer>
      </Box>
    </>
  );
}
