import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { renewableShare, type GridMoment } from './dataset/powerGrid';

interface RenewableGaugeProps {
  moment: GridMoment;
}

export default function RenewableGauge({ moment }: RenewableGaugeProps) {
  const { palette } = useTheme();
  const share = renewableShare(moment);
  const level = share < 50 ? palette.error : share < 70 ? palette.warning : palette.success;

  return (
    <Gauge
      height={190}
      aria-label="Renewable share of demand"
      value={share}
      startAngle={-110}
      endAngle={110}
      innerRadius="76%"
      cornerRadius="50%"
      text={({ value }) => `${value ?? 0}%`}
      sx={{
        [`& .${gaugeClasses.valueText}`]: { fontSize: 32 },
        [`& .${gaugeClasses.valueArc}`]: { fill: level.main, transition: 'fill 300ms' },
      }}
    />
  );
}
