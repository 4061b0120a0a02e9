import { BarChart } from '@mui/x-charts/BarChart';

const riders = (value: number | null) => `${Math.abs(value ?? 0)}`;
const ages = ['70+', '60–69', '50–59', '40–49', '30–39', '20–29', '14–19'];
const sex = { stack: 'age', valueFormatter: riders };

export default function PopulationPyramid() {
  return (
    <BarChart
      height={320}
      aria-label="Women and men among the riders, by age"
      layout="horizontal"
      grid={{ vertical: true }}
      /* preview-start */
      yAxis={[{ data: ages, width: 56, categoryGapRatio: 0.1, disableLine: true }]}
      xAxis={[
        {
          valueFormatter: riders,
          domainLimit: (min, max) => {
            const limit = Math.max(-min, max);
            return { min: -limit, max: limit };
          },
        },
      ]}
      series={[
        { ...sex, label: 'Women', data: [-21, -64, -118, -187, -264, -301, -92] },
        { ...sex, label: 'Men', data: [34, 83, 141, 205, 248, 276, 117] },
      ]}
      /* preview-end */
      colors={['#D55E00', '#0072B2']}
    />
  );
}
