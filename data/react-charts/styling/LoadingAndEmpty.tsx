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
          control={<Switch checked={isLoading} onChange={(_e, on) => setIsLoading(on)} />}
          label="loading"
        />
        <FormControlLabel
          control={<Switch checked={isEmpty} onChange={(_e, on) => setIsEmpty(on)} />}
          label={<span dir="ltr">series: []</span>}
        />
      </Box>
      <BarChart
        height={240}
        hideLegend
        title="Loaves sold by day"
        loading={isLoading}
        xAxis={isEmpty ? undefined : [{ data: bakeryDays }]}
        series={isEmpty ? [] : breads}
      />
    </>
  );
}
