import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function StepsOverBands() {
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  return (
    <>
      <ChartContainer
        height={240}
        aria-label="Electricity from wind each year, and the target"
        skipAnimation
        /* preview-start */
        xAxis={[{ scaleType: 'band', data: ['2020', '2021', '2022', '2023', '2024'] }]}
        series={[
          { type: 'bar', data: [132, 114, 125, 140, 137], label: 'Wind', color: '#26a69a' },
          {
            type: 'line',
            data: [110, 118, 130, 138, 150],
            label: 'Target',
            color: '#e53935',
            curve: 'step',
            strictStepCurve,
          },
        ]}
        /* preview-end */
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ChartContainer>
      <FormControlLabel
        label="strictStepCurve"
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(event) => setStrictStepCurve(event.target.checked)}
          />
        }
      />
    </>
  );
}
