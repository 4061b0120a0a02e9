import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { warming } from '../dataset/weather';

export default function TemperatureColorBar() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={240}
        title="How much warmer each year was than the mean of the last century"
        dataset={warming}
        xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict' }]}
        yAxis={[
          {
            valueFormatter: (degrees: number) => `${degrees.toFixed(1)}°`,
            colorMap: { type: 'continuous', min: -0.4, max: 1, color: ['#1e88e5', '#e53935'] },
          },
        ]}
        series={[{ dataKey: 'degrees', label: 'Difference', showMark: false }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', sx: { inlineSize: 200 } } }}
      />
      {/* preview-end */}
    </>
  );
}
