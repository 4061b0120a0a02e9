import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export default function PartialSeries() {
  return (
    <>
      <LineChart
        height={280}
        aria-label="Electricity of three power plants, with missing years"
        xAxis={[{ data: years, scaleType: 'point' }]}
        /* preview-start */
        series={[
          { label: 'Harbor', data: [6.1, 6.4, null, null, 5.8, 5.2, 5.5, 5.1, 4.9] },
          {
            label: 'Quarry',
            data: [3.9, 4.2, 4.1, 4.4, null, null, 4.6, 4.3, 4.5],
            valueFormatter: (value) => (value === null ? 'Not measured' : `${value} TWh`),
          },
          {
            label: 'Old Town',
            data: [2.2, 2.4, 2.1, 1.7, 1.2],
            valueFormatter: (value) => (value === null ? null : `${value} TWh`),
          },
        ]}
        /* preview-end */
      />
      <Typography variant="body2">
        Point at 2018, 2020, and 2022 to compare the tooltips.
      </Typography>
    </>
  );
}
