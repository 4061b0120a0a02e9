import { Gauge } from '@mui/x-charts/Gauge';

/* preview-start */
const gaugeStyles = [
  'tw:[&_.MuiGauge-valueText]:text-[40px]',
  'tw:[&_.MuiGauge-valueArc]:fill-[#2e9e5b]',
  'tw:[&_.MuiGauge-referenceArc]:fill-[#8888883d]',
].join(' ');
/* preview-end */

export default function GreenRoundGauge() {
  return (
    <Gauge
      height={200}
      value={62}
      cornerRadius="50%"
      className={gaugeStyles}
      aria-label="Battery charge in percent"
    />
  );
}
