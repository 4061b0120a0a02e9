/** Two weeks of trading in a railway company: shares sold, in thousands, and prices in euros. */
export const tradingDays = [
  { day: 'Jun 2', volume: 412, low: 23.1, high: 24.4 },
  { day: 'Jun 3', volume: 388, low: 23.6, high: 24.9 },
  { day: 'Jun 4', volume: 505, low: 24.2, high: 26.1 },
  { day: 'Jun 5', volume: 731, low: 25.3, high: 27.8 },
  { day: 'Jun 6', volume: 644, low: 26.0, high: 27.5 },
  { day: 'Jun 9', volume: 467, low: 25.4, high: 26.6 },
  { day: 'Jun 10', volume: 359, low: 25.1, high: 26.2 },
  { day: 'Jun 11', volume: 520, low: 25.8, high: 27.3 },
  { day: 'Jun 12', volume: 802, low: 26.9, high: 29.4 },
  { day: 'Jun 13', volume: 698, low: 27.7, high: 29.1 },
];
