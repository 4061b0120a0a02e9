import { ScatterChart } from '@mui/x-charts/ScatterChart';

const points = [
  { id: 1, x: 640, y: 405 },
  { id: 2, x: 720, y: 488 },
  { id: 3, x: 810, y: 502 },
  { id: 4, x: 860, y: 560 },
  { id: 5, x: 930, y: 541 },
  { id: 6, x: 980, y: 648 },
  { id: 7, x: 1040, y: 602 },
  { id: 8, x: 1090, y: 701 },
  { id: 9, x: 1160, y: 668 },
  { id: 10, x: 1240, y: 772 },
  { id: 11, x: 1330, y: 765 },
  { id: 12, x: 1410, y: 871 },
];

export default function PlainScatter() {
  return (
    /* preview-start */
    <ScatterChart
      height={280}
      aria-label="Homes at the harbor by size and price"
      xAxis={[{ label: 'Size (sq ft)' }]}
      yAxis={[{ label: 'Price ($K)', min: 0 }]}
      series={[
        {
          data: points,
          color: '#0072B2',
          valueFormatter: (point) => point && `${point.x} sq ft, $${point.y}K`,
        },
      ]}
    />
    /* preview-end */
  );
}
