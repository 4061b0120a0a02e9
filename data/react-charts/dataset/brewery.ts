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
    /** Liters of carbon dioxide per hour. */
    gas: Math.round(4 + 140 * active),
  };
});

/** Yeast cells per milliliter, by hours since the yeast was added. */
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

/** Hectoliters sold in one year, by style. */
export const beerStyles = [
  { style: 'Unfiltered wheat beer', sold: 298 },
  { style: 'Pilsner', sold: 274 },
  { style: 'Smoked bock', sold: 96 },
  { style: 'Alcohol-free pale ale', sold: 203 },
  { style: 'Oatmeal stout', sold: 57 },
];

/** The weekday at midnight, otherwise the hour; both in the tooltip. */
export function dayOrHour(date: Date, { location }: { location: string }) {
  const day = date.toLocaleDateString('en-US', { weekday: 'short' });
  // The mark keeps "12 PM" in this order on right-to-left pages.
  const hour = `\u200e${date.toLocaleTimeString('en-US', { hour: 'numeric' })}`;
  if (location === 'tooltip') return `${day}, ${hour}`;
  return date.getHours() === 0 ? day : hour;
}
