import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { testMetrics } from '../dataset/ebikes';

export default function MarksAndFill() {
  const [fillArea, setFillArea] = React.useState(true);
  const [hideMark, setHideMark] = React.useState(true);

  return (
    <>
      <FormGroup row>
        <FormControlLabel
          control={<Switch checked={fillArea} onChange={(_event, on) => setFillArea(on)} />}
          label="fillArea"
        />
        <FormControlLabel
          control={<Switch checked={hideMark} onChange={(_event, on) => setHideMark(on)} />}
          label="hideMark"
        />
      </FormGroup>
      {/* preview-start */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Grades of Harbor City and Ridge Trail for six metrics"
        radar={{ max: 10, metrics: testMetrics }}
        series={[
          { label: 'Harbor City', data: [9, 5, 5, 7, 7, 9], color: '#1976d2', fillArea, hideMark },
          { label: 'Ridge Trail', data: [5, 7, 9, 9, 9, 4], color: '#c2571a', fillArea, hideMark },
        ]}
      />
      {/* preview-end */}
    </>
  );
}
