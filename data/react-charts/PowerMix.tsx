import { PieChart } from '@mui/x-charts/PieChart';
import { sources, type GridMoment } from './dataset/powerGrid';

interface PowerMixProps {
  moment: GridMoment;
}

export default function PowerMix({ moment }: PowerMixProps) {
  return (
    <PieChart
      height={190}
      aria-label="Current power by source"
      series={[
        {
          data: sources.map(({ dataKey, label, color }) => ({
            id: dataKey,
            value: moment[dataKey],
            label,
            color,
          })),
          innerRadius: '62%',
          paddingAngle: 2,
          cornerRadius: 4,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: ({ value }) => `${value} GW`,
        },
      ]}
      hideLegend
    />
  );
}
