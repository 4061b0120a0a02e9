import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, totalWaste, waste } from '../dataset/townWaste';

const HoleNumber = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: (theme.vars ?? theme).palette.text.primary,
}));

const HoleCaption = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.secondary,
}));

function HoleText({ value, caption }: { value: string; caption: string }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <g textAnchor="middle" direction="ltr">
      <HoleNumber x={x} y={y}>
        {value}
      </HoleNumber>
      <HoleCaption x={x} y={y + 22}>
        {caption}
      </HoleCaption>
    </g>
  );
}

export default function TextInTheHole() {
  return (
    <>
      {/* preview-start */}
      <PieChart
        height={240}
        hideLegend
        title={`Waste by material, ${totalWaste} kilograms per resident`}
        series={[{ data: waste, innerRadius: '65%', valueFormatter: kilograms }]}
      >
        <HoleText value={`${totalWaste} kg`} caption="per resident" />
      </PieChart>
      {/* preview-end */}
    </>
  );
}
