import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { memberRides, weekdays } from '../dataset/bikeRides';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickSpotPicker() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof placements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('middle');

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={220}
        aria-label="Rides of members by weekday"
        xAxis={[{ data: weekdays, tickPlacement, tickLabelPlacement, tickSize: 10, height: 32 }]}
        series={[{ data: memberRides, label: 'Members' }]}
        hideLegend
      />
      {/* preview-end */}
      <FormControl sx={{ display: 'flex' }}>
        <FormLabel id="tick-placement">tickPlacement</FormLabel>
        <RadioGroup
          row
          aria-labelledby="tick-placement"
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
        >
          {placements.map((value) => (
            <FormControlLabel key={value} value={value} label={value} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl sx={{ display: 'flex' }}>
        <FormLabel id="tick-label-placement">tickLabelPlacement</FormLabel>
        <RadioGroup
          row
          aria-labelledby="tick-label-placement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
        >
          {labelPlacements.map((value) => (
            <FormControlLabel key={value} value={value} label={value} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
    </>
  );
}
