import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { areaElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { clock } from './dataset/powerGrid';
import DashboardCard from './DashboardCard';

interface KeyFigureProps {
  title: string;
  unit: string;
  values: number[];
  index: number;
  digits?: number;
}

/** A number with its change in the last hour, and the day so far behind it. */
export default function KeyFigure({ title, unit, values, index, digits = 0 }: KeyFigureProps) {
  const { palette } = useTheme();
  const now = values[index] ?? 0;
  const change = now - (values[Math.max(0, index - 2)] ?? 0);
  const write = (value: number | null) => `${(value ?? 0).toFixed(digits)} ${unit}`;

  return (
    <DashboardCard title={title} sx={{ gridColumn: 'span 2' }}>
      <Typography variant="h5" component="p">
        {now.toFixed(digits)}{' '}
        <Typography variant="body2" component="bdi" dir="ltr">
          {unit}
        </Typography>
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {change < 0 ? '▼' : '▲'} <bdi>{Math.abs(change).toFixed(digits)}</bdi> in an hour
      </Typography>
      <Box sx={{ mt: 1 }}>
        <SparkLineChart
          height={44}
          aria-label={`${title} from midnight to now`}
          data={values.slice(0, index + 1)}
          xAxis={{ data: values.slice(0, index + 1).map((_, i) => i / 2), valueFormatter: clock }}
          yAxis={{ min: 0, max: Math.max(...values) }}
          valueFormatter={write}
          color={palette.primary.main}
          area
          showHighlight
          showTooltip
          margin={4}
          sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
        />
      </Box>
    </DashboardCard>
  );
}
