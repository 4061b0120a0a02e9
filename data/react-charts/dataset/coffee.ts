/** Value of coffee exports in millions of dollars, by season. The value of Peru in 2021 is missing. */
export const coffeeSeasons = [
  { season: 2019, brazil: 4560, vietnam: 2860, colombia: 2380, peru: 640 },
  { season: 2020, brazil: 4970, vietnam: 2740, colombia: 2510, peru: 660 },
  { season: 2021, brazil: 5800, vietnam: 3070, colombia: 3190, peru: null },
  { season: 2022, brazil: 8510, vietnam: 4060, colombia: 4050, peru: 1240 },
  { season: 2023, brazil: 7350, vietnam: 4240, colombia: 2920, peru: 820 },
  { season: 2024, brazil: 11300, vietnam: 5620, colombia: 3420, peru: 1110 },
];

/** One season in thousands of bags of 60 kilograms. */
export const exporters = [
  { code: 'BR', country: 'Brazil', bags: 39_200, price: 3.1 },
  { code: 'VN', country: 'Vietnam', bags: 27_600, price: 2.4 },
  { code: 'CO', country: 'Colombia', bags: 10_600, price: 4.2 },
  { code: 'ID', country: 'Indonesia', bags: 7_100, price: 2.8 },
  { code: 'HN', country: 'Honduras', bags: 5_300, price: 3.6 },
  { code: 'ET', country: 'Ethiopia', bags: 3_900, price: 4.6 },
];

export const millions = (value: number | null) =>
  value === null ? null : `$${value.toLocaleString('en-US')}M`;

/** The name of a season by its first year: 2019 is the season 2019/20. */
export const seasonName = (year: number) => `${year}/${String(year + 1).slice(2)}`;
