import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays, breads } from '../dataset/bakery';

export default function LoadingAndEmpty() {
  const [isLoading, setIsLoading] = React.useState(false);
  const [isEmpty, setIsEmpty] = React.useState(true);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={<Switch checked={isLoading} onChange={(_event, isOn) => setIsLoading(isOn)} />}
          label="loading"
        />
        <FormControlLabel
          control={<Switch checked={isEmpty} onChange={(_event, isOn) => setIsEmpty(isOn)} />}
          label={<span dir="ltr">series={'{[]}'}</span>}
        />
      </Box>
      {/* preview-start */}
      <BarChart
        loading={isLoading}
        height={240}
        hideLegend
        aria-label="Loaves sold by day"
        xAxis={isEmpty ? undefined : [{ data: bakeryDays }]}
        series={isEmpty ? [] : breads}
      />
      {/* preview-end */}
    </>
  );
}
