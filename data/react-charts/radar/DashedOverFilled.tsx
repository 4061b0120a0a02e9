import { useTheme } from '@mui/material/styles';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { testAverage, testMetrics } from '../dataset/ebikes';

const bike = { id: 'trail', label: 'Ridge Trail', data: [5, 7, 9, 9, 9, 4], color: '#c2571a' };

export default function DashedOverFilled() {
  const { palette } = useTheme();
  const average = { id: 'average', label: 'Average of 24 bikes', data: testAverage };

  return (
    <RadarDataProvider
      height={300}
      radar={{ max: 10, metrics: testMetrics }}
      series={[
        { ...bike, fillArea: true },
        { ...average, color: palette.text.secondary },
      ]}
    >
      {/* preview-start */}
      <ChartsLegend />
      <ChartsSurface
        role="img"
        aria-label="Grades of Ridge Trail compared with the average of 24 e-bikes"
      >
        <RadarGrid divisions={5} stripeColor={null} />
        <RadarMetricLabels />
        <RadarSeriesArea seriesId="trail" fillOpacity={0.35} strokeWidth={2} />
        <RadarSeriesArea seriesId="average" strokeDasharray="5 4" strokeWidth={2} />
        <RadarAxisHighlight />
        <RadarSeriesMarks seriesId="trail" />
      </ChartsSurface>
      <ChartsTooltip />
      {/* preview-end */}
    </RadarDataProvider>
  );
}
