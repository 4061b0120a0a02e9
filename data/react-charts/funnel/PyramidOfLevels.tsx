import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

export default function PyramidOfLevels() {
  return (
    <FunnelChart
      height={300}
      role="img"
      aria-label="Members of the museum by level, from patrons to friends"
      /* preview-start */
      series={[
        {
          curve: 'pyramid',
          data: [
            { label: 'Patrons', value: 40, color: '#c2185b' },
            { label: 'Sponsors', value: 180, color: '#8e44ad' },
            { label: 'Families', value: 920, color: '#5b5bd6' },
            { label: 'Friends', value: 2_600, color: '#1565c0' },
          ],
        },
      ]}
      /* preview-end */
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
    />
  );
}
