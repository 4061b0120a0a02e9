import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { demandOf, regions, type GridMoment } from './dataset/powerGrid';

interface PowerByRegionProps {
  moment: GridMoment;
}

export default function PowerByRegion({ moment }: PowerByRegionProps) {
  const { palette } = useTheme();
  const demand = demandOf(moment);

  return (
    <BarChart
      height={190}
      aria-label="Current demand by region"
      layout="horizontal"
      borderRadius={6}
      xAxis={[{ max: 15, position: 'none' }]}
      yAxis={[
        {
          data: regions.map(({ region }) => region),
          width: 62,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          data: regions.map(({ share, evening }) =>
            Number((demand * share * (moment.hour > 17 ? evening : 1)).toFixed(1)),
          ),
          label: 'Demand',
          color: palette.primary.main,
          valueFormatter: (value) => `${value} GW`,
        },
      ]}
      barLabel="value"
      slotProps={{
        barLabel: { style: { fill: palette.primary.contrastText, fontSize: 12 } },
      }}
      margin={{ top: 4, right: 4, bottom: 4, left: 0 }}
      hideLegend
    />
  );
}
