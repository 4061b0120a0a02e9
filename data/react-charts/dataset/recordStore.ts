/** Records sold by a chain of stores, in thousands, every five years. */
export const saleYears = ['1985', '1990', '1995', '2000', '2005', '2010', '2015', '2020'];

/** The formats, in an order that no `stackOrder` but `none` gives. */
export const formats = [
  { id: 'cd', label: 'CDs', data: [4, 62, 140, 182, 150, 96, 48, 21], color: '#3f6fd8' },
  { id: 'download', label: 'Downloads', data: [0, 0, 0, 3, 42, 78, 60, 24], color: '#26a69a' },
  { id: 'vinyl', label: 'Vinyl', data: [92, 34, 12, 8, 6, 14, 31, 58], color: '#ef6c00' },
  { id: 'cassette', label: 'Cassettes', data: [110, 128, 74, 22, 4, 1, 0, 2], color: '#ab47bc' },
];

/** What came back to the stores, below zero. */
export const returned = {
  id: 'returned',
  label: 'Returned',
  data: [-14, -12, -18, -21, -15, -8, -6, -5],
  color: '#78909c',
};

/** All that was sold in one of the years. */
export const soldIn = (index: number) =>
  formats.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);

/** The same sales as rows, one for each year. */
export const recordSales = saleYears.map((year, index) => ({
  year,
  cds: formats[0]?.data[index] ?? null,
  downloads: formats[1]?.data[index] ?? null,
  vinyl: formats[2]?.data[index] ?? null,
  cassettes: formats[3]?.data[index] ?? null,
  returned: returned.data[index] ?? null,
}));
