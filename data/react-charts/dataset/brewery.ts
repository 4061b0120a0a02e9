const round = (value: number) => Math.round(value * 100) / 100;

/** Fermentation of one beer: a measurement every four hours for five days. */
export const fermentation = Array.from({ length: 31 }, (_, index) => {
  const day = index / 6;
  const active = Math.exp(-(((day - 1.8) / 1.1) ** 2));
  return {
    time: new Date(2025, 2, 3, index * 4),
    /** Degrees Celsius in the tank. */
    temperature: round(18.2 + 3.6 * active + 0.25 * Math.sin(index)),
    ph: round(4.3 + 1.1 * Math.exp(-day * 0.9)),
    /** Liters of carbon dioxide an hour. */
    gas: Math.round(4 + 140 * active),
  };
});

/** Yeast cells in a milliliter, by hour after the start. */
export const yeastGrowth = [
  { hour: 0, cells: 12_000 },
  { hour: 4, cells: 26_000 },
  { hour: 8, cells: 110_000 },
  { hour: 12, cells: 480_000 },
  { hour: 16, cells: 2_100_000 },
  { hour: 20, cells: 8_400_000 },
  { hour: 24, cells: 21_000_000 },
  { hour: 28, cells: 34_000_000 },
  { hour: 32, cells: 41_000_000 },
  { hour: 36, cells: 43_000_000 },
];

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Hectoliters sold each month. */
export const beerSold = [48, 52, 61, 74, 97, 118, 131, 124, 92, 80, 63, 88];

/** Hectoliters sold in a year by style. */
export const beerStyles = [
  { style: 'Unfiltered wheat beer', sold: 318 },
  { style: 'Pilsner', sold: 274 },
  { style: 'Smoked bock', sold: 96 },
  { style: 'Alcohol-free pale ale', sold: 203 },
  { style: 'Oatmeal stout', sold: 57 },
];

/** The day at midnight, else the hour; in the tooltip both. */
export function dayOrHour(date: Date, { location }: { location: string }) {
  const day = date.toLocaleDateString('en-US', { weekday: 'short' });
  const hour = `${date.getHours()}:00`;
  if (location === 'tooltip') return `${day} ${hour}`;
  return date.getHours() === 0 ? day : hour;
}
