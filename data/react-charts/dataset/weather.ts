/** Days of one year by their weather. */
export const skies = [
  { id: 'sun', label: 'Sunny', value: 121, color: '#ffb300' },
  { id: 'cloud', label: 'Cloudy', value: 138, color: '#90a4ae' },
  { id: 'rain', label: 'Rainy', value: 74, color: '#1e88e5' },
  { id: 'snow', label: 'Snowy', value: 21, color: '#80deea' },
  { id: 'fog', label: 'Foggy', value: 11, color: '#b39ddb' },
];

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

/** Average temperature by month in degrees Celsius, one series for each city. */
export const cities = [
  { id: 'oslo', label: 'Oslo', data: [-3, -3, 1, 6, 12, 16, 18, 17, 12, 6, 1, -3] },
  { id: 'lisbon', label: 'Lisbon', data: [12, 13, 15, 16, 18, 21, 24, 24, 22, 19, 15, 12] },
  { id: 'perth', label: 'Perth', data: [25, 25, 23, 20, 16, 14, 13, 14, 15, 17, 20, 23] },
];

/** The same temperatures as rows of a dataset, one for each month. */
export const temperatures = months.map((month, index) => ({
  month,
  oslo: cities[0]?.data[index] ?? null,
  lisbon: cities[1]?.data[index] ?? null,
  perth: cities[2]?.data[index] ?? null,
}));

/** Rain of one week in millimeters at the stations of a region. */
export const stations = [
  'Alder Pass',
  'Birch Lake',
  'Castle Hill',
  'Deer Creek',
  'East Quay',
  'Fern Valley',
  'Granite Peak',
  'Hollow Farm',
  'Iron Bridge',
  'Juniper Ridge',
  'Kestrel Moor',
  'Long Meadow',
].map((label, index) => ({
  id: label,
  label,
  data: [0, 1, 2, 3, 4, 5, 6].map((day) => 4 + index + Math.round(3 * Math.sin(day + index))),
}));

/** How much warmer each year was than the average of the last century, in degrees Celsius. */
export const warming = [
  -0.31, -0.12, 0.08, -0.22, 0.14, 0.05, 0.27, 0.11, 0.36, 0.19, 0.42, 0.33, 0.55, 0.38, 0.61, 0.52,
  0.74, 0.66, 0.81, 0.93,
].map((degrees, index) => ({ year: 2005 + index, degrees }));
