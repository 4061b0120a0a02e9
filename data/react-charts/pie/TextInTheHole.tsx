import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

const HoleNumber = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: (theme.vars ?? theme).palette.text.primary,
}));

const HoleCaption = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.secondary,
}));

const ring = { data: waste, innerRadius: '65%', valueFormatter: kilograms };
const name = 'Waste by material, 389 kilograms per resident';

/* preview-start */
function HoleText() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g transform={`translate(${left + width / 2}, ${top + height / 2})`} textAnchor="middle">
      <HoleNumber direction="ltr">389 kg</HoleNumber>
      <HoleCaption y={22}>per resident</HoleCaption>
    </g>
  );
}

export default function TextInTheHole() {
  return (
    <PieChart height={240} hideLegend aria-label={name} series={[ring]}>
      <HoleText />
    </PieChart>
    /* preview-end */
  );
}
