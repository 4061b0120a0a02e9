import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rides = [38, 41, 29, 45, 52, 71, 66, 40, 43, 47, 44, 58, 83, 79];

export default function TooltipAndHoverToggles() {
  const [showTooltip, setShowTooltip] = React.useState(true);
  const [showHighlight, setShowHighlight] = React.useState(true);
  const [isBar, setIsBar] = React.useState(false);

  return (
    <>
      {/* preview-start */}
      <SparkLineChart
        height={100}
        data={rides}
        plotType={isBar ? 'bar' : 'line'}
        showTooltip={showTooltip}
        showHighlight={showHighlight}
        valueFormatter={(value) => `${value} rides`}
        role="img"
        aria-label="Rides per day"
      />
      {/* preview-end */}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          label="showTooltip"
          control={
            <Switch checked={showTooltip} onChange={(_event, checked) => setShowTooltip(checked)} />
          }
        />
        <FormControlLabel
          label="showHighlight"
          control={
            <Switch
              checked={showHighlight}
              onChange={(_event, checked) => setShowHighlight(checked)}
            />
          }
        />
        <FormControlLabel
          label='plotType="bar"'
          control={<Switch checked={isBar} onChange={(_event, checked) => setIsBar(checked)} />}
        />
      </Stack>
    </>
  );
}
