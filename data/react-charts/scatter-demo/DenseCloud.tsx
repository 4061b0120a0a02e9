import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';

/** Noise between 0 and 1 that is the same on every render. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};
const viewings = Array.from({ length: 600 }, (_, id) => {
  const spread = Math.sqrt(-2 * Math.log(1 - 0.99 * noise(id)));
  const angle = 2 * Math.PI * noise(id + 1000);
  const x = 14.5 + 1.9 * spread * Math.cos(angle);
  return { id, x, y: 30 + 1.6 * (x - 14.5) + 8 * spread * Math.sin(angle) };
});

const minutes = (value: number) =>
  `${Math.floor(value)}:${String(Math.floor((value % 1) * 60)).padStart(2, '0')}`;

export default function DenseCloud() {
  return (
    <ScatterChart
      height={280}
      aria-label="600 viewings by time of day and length"
      voronoiMaxRadius={20}
      xAxis={[{ label: 'Hour of the day', min: 8, max: 21 }]}
      yAxis={[{ label: 'Length (minutes)', min: 0, max: 70 }]}
      /* preview-start */
      series={[
        {
          data: viewings,
          color: '#3E92C6',
          markerSize: 3,
          valueFormatter: (point) => point && `${minutes(point.x)}, ${Math.round(point.y)} minutes`,
        },
      ]}
      sx={{ [`& .${scatterClasses.root}`]: { fillOpacity: 0.45 } }}
      /* preview-end */
    />
  );
}
