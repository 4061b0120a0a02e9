/** One half-hour of a country's power grid, in gigawatts. */
export type GridMoment = {
  /** Hours since midnight. */
  hour: number;
  hydro: number;
  wind: number;
  solar: number;
  gas: number;
};

const bump = (hour: number, at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2));

const round = (value: number) => Math.round(value * 10) / 10;

function measure(index: number): GridMoment {
  const hour = index / 2;
  const demand = 21 + 13 * bump(hour, 8.5, 3.2) + 17 * bump(hour, 19, 3.4) + 6 * bump(hour, 13, 4);
  const solar = 19 * bump(hour, 13, 3.1) * (hour > 5.5 && hour < 20.5 ? 1 : 0);
  const wind = 8.5 + 4 * Math.sin(hour / 3.4 + 1.2) + 2.4 * Math.sin(hour / 1.3);
  const hydro = 4.5 + 4.5 * bump(hour, 19.5, 2.4) + 1.8 * bump(hour, 7.5, 2);
  return {
    hour,
    hydro: round(hydro),
    wind: round(wind),
    solar: round(solar),
    gas: round(Math.max(1.5, demand - solar - wind - hydro)),
  };
}

/** A sunny Tuesday, from midnight to midnight. */
export const gridDay = Array.from({ length: 49 }, (_, index) => measure(index));

export const sources = [
  { dataKey: 'hydro', label: 'Hydro', color: '#2f7ed8' },
  { dataKey: 'wind', label: 'Wind', color: '#22b8a6' },
  { dataKey: 'solar', label: 'Solar', color: '#f4b400' },
  { dataKey: 'gas', label: 'Gas', color: '#e2633b' },
] as const;

export const regions = [
  { region: 'North', share: 0.17, evening: 1.04 },
  { region: 'Coast', share: 0.26, evening: 0.96 },
  { region: 'Capital', share: 0.31, evening: 1.1 },
  { region: 'Valley', share: 0.15, evening: 0.9 },
  { region: 'South', share: 0.11, evening: 0.97 },
];

export const demandOf = ({ hydro, wind, solar, gas }: GridMoment) => hydro + wind + solar + gas;

/** Part of the demand that isn't met by gas, in percent. */
export const renewableShare = (moment: GridMoment) =>
  Math.round((1 - moment.gas / demandOf(moment)) * 100);

/** Euros for a megawatt-hour. */
export const priceOf = (moment: GridMoment) =>
  Math.round(18 + 190 * (moment.gas / demandOf(moment)) ** 1.4);

/** Grams of CO₂ for a kilowatt-hour. */
export const carbonOf = (moment: GridMoment) =>
  Math.round((moment.gas / demandOf(moment)) * 430 + 14);

export const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`;
