import { ScatterChart } from '@mui/x-charts/ScatterChart';

const measurements = [
  { station: 'Gate', distance: 4, noise: 71, dust: 44 },
  { station: 'Kiosk', distance: 22, noise: 66, dust: 39 },
  { station: 'Playground', distance: 48, noise: 60, dust: 33 },
  { station: 'Rose garden', distance: 75, noise: 55, dust: 30 },
  { station: 'Pond', distance: 118, noise: 49, dust: 24 },
  { station: 'Old oak', distance: 164, noise: 46, dust: 22 },
];

export default function MeasurementsDataset() {
  return (
    /* preview-start */
    <ScatterChart
      height={280}
      aria-label="Noise and dust by distance from the street"
      dataset={measurements}
      xAxis={[{ label: 'Distance from the street (m)', min: 0 }]}
      series={[
        { label: 'Noise (dB)', datasetKeys: { id: 'station', x: 'distance', y: 'noise' } },
        { label: 'Dust (µg/m³)', datasetKeys: { id: 'station', x: 'distance', y: 'dust' } },
      ]}
    />
    /* preview-end */
  );
}
