import { Heatmap } from '@mui/x-charts-pro/Heatmap';

export default function FirstHeatmap() {
  return (
    <div role="figure" aria-label="Occupied seats in the museum café by day and time, in percent">
      <Heatmap
        height={240}
        /* preview-start */
        xAxis={[{ data: ['Saturday', 'Sunday'] }]}
        yAxis={[{ data: ['Morning', 'Noon', 'Evening'], width: 64 }]}
        series={[
          {
            label: 'Occupied (%)',
            data: [
              [0, 0, 42], // Saturday, Morning
              [0, 1, 88],
              [0, 2, 71],
              [1, 0, 55], // Sunday, Morning
              [1, 1, 97],
              [1, 2, 33],
            ],
          },
        ]}
        /* preview-end */
      />
    </div>
  );
}
