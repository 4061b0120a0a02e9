/** Household waste of a town in one year, in kilograms per resident. The colors carry white text. */
export const waste = [
  { id: 'residual', label: 'Residual', value: 148, color: '#546e7a' },
  { id: 'organic', label: 'Organic', value: 112, color: '#2e7d32' },
  { id: 'paper', label: 'Paper', value: 64, color: '#1976d2' },
  { id: 'plastics', label: 'Plastics', value: 33, color: '#b35c00' },
  { id: 'glass', label: 'Glass', value: 25, color: '#00796b' },
  { id: 'metal', label: 'Metal', value: 7, color: '#ab47bc' },
];

export const totalWaste = waste.reduce((sum, { value }) => sum + value, 0);

/** A share of all waste, such as "38%". */
export const shareOfWaste = (value: number) => `${Math.round((100 * value) / totalWaste)}%`;

export const kilograms = ({ value }: { value: number }) => `${value} kg`;

/** The same waste by what becomes of it. */
export const treatment = [
  { id: 'incinerated', label: 'Incinerated', value: 148 },
  { id: 'composted', label: 'Composted', value: 112 },
  { id: 'recycled', label: 'Recycled', value: 129 },
];
