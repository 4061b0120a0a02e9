const coal = [
  291, 283, 268, 244, 251, 248, 262, 271, 258, 253, 240, 222, 208, 155, 118, 150, 162, 112, 96,
];
const gas = [72, 77, 88, 80, 88, 85, 76, 68, 62, 63, 82, 88, 84, 91, 92, 90, 79, 76, 78];
const wind = [31, 40, 41, 39, 38, 49, 51, 52, 58, 81, 80, 106, 110, 126, 132, 114, 125, 140, 137];
const solar = [2, 3, 4, 7, 12, 20, 26, 31, 36, 39, 38, 39, 46, 46, 51, 50, 61, 64, 74];

/** Electricity of a country by year and source, in terawatt-hours. */
export const electricityYears = coal.map((value, index) => ({
  year: new Date(2006 + index, 0, 1),
  coal: value,
  gas: gas[index],
  wind: wind[index],
  solar: solar[index],
}));

export const fuels = [
  { dataKey: 'coal', label: 'Coal', color: '#78909c' },
  { dataKey: 'gas', label: 'Gas', color: '#ef6c00' },
  { dataKey: 'wind', label: 'Wind', color: '#26a69a' },
  { dataKey: 'solar', label: 'Solar', color: '#fbc02d' },
] as const;

/** The year of a date, as the ticks and the tooltip show it. */
export const yearOf = (date: Date) => String(date.getFullYear());

export const terawattHours = (value: number | null) => (value === null ? '' : `${value} TWh`);

/** Electricity sold abroad (positive) or bought (negative), in terawatt-hours a month. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
export const exportsByMonth = [2.4, 3.1, 1.9, 0.6, -1.4, -2.6, -2.2, -1.1, -0.3, 0.9, 1.5, 2.8];
export const pricesByMonth = [81, 67, 65, 62, 67, 73, 68, 82, 78, 86, 114, 108];
