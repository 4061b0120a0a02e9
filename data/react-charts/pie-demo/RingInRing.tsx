import { pieArcLabelClasses, PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { dollars } from '../dataset/spending';

const groups = [
  { id: 'needs', label: 'Needs', value: 2250, color: '#004C78' },
  { id: 'wants', label: 'Wants', value: 670, color: '#9A4300' },
  { id: 'savings', label: 'Savings', value: 480, color: '#00694D' },
];
const parts = [
  { id: 'housing', label: 'Housing', value: 1450, color: '#0072B2' },
  { id: 'food', label: 'Food', value: 620, color: '#3E92C6' },
  { id: 'health', label: 'Health', value: 180, color: '#6FB1DA' },
  { id: 'travel', label: 'Travel', value: 380, color: '#D55E00' },
  { id: 'leisure', label: 'Leisure', value: 290, color: '#EF9450' },
  { id: 'reserves', label: 'Reserves', value: 480, color: '#009E73' },
];

const ring = {
  arcLabel: 'label' as const,
  highlightScope: { highlight: 'series', fade: 'global' } as const,
  valueFormatter: dollars,
};

export default function RingInRing() {
  return (
    <PieChart
      height={320}
      hideLegend
      aria-label="Needs, wants, and savings, and the spending in each of them"
      /* preview-start */
      series={[
        { ...ring, id: 'groups', data: groups, outerRadius: '48%', arcLabelRadius: '33%' },
        {
          ...ring,
          id: 'parts',
          data: parts,
          innerRadius: '49%',
          outerRadius: '66%',
          arcLabelRadius: '88%',
        },
      ]}
      /* preview-end */
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fontSize: 12 },
        [`& .${pieClasses.seriesLabels}[data-series="groups"] .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 11,
        },
      }}
    />
  );
}
