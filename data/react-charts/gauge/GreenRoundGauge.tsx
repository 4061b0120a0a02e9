import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GreenRoundGauge() {
  return (
    <Gauge
      height={200}
      value={62}
      cornerRadius="50%"
      aria-label="Battery charge in percent"
      /* preview-start */
      sx={(theme) => ({
        [`& .${gaugeClasses.valueText}`]: { fontSize: 40 },
        [`& .${gaugeClasses.valueArc}`]: { fill: '#2e9e5b' },
        [`& .${gaugeClasses.referenceArc}`]: {
          fill: (theme.vars ?? theme).palette.action.disabledBackground,
        },
      })}
      /* preview-end */
    />
  );
}
