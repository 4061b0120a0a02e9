import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
/** Degrees that the wind blows to, by hour. */
const directions = [20, 35, 60, 90, 110, 135, 150, 180];

/* preview-start */
function WindArrow({ x = 0, y = 0, color, dataIndex }: MarkElementProps) {
  const transform = `translate(${x} ${y}) rotate(${directions[dataIndex]})`;
  return <path d="M0 -10 L7 8 L0 4 L-7 8 Z" fill={color} transform={transform} />;
}

export default function WindArrows() {
  return (
    <LineChart
      slots={{ mark: WindArrow }}
      series={[{ label: 'Wind', data: [9, 14, 21, 28, 33, 30, 19, 12], color: '#0072B2' }]}
      /* preview-end */
      xAxis={[{ data: hours, min: 6, max: 20, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ min: 0, max: 40, label: 'Wind (km/h)' }]}
      height={260}
      aria-label="Wind speed and direction by hour"
      hideLegend
    />
  );
}
