/** Numbers that look random and are the same in every run. */
function createNoise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export type RiverDay = {
  date: Date;
  /** Millimeters of rain. */
  rain: number;
  /** Centimeters at the gauge. */
  level: number;
};

function measure(days: number): RiverDay[] {
  const noise = createNoise(7);
  let level = 180;
  return Array.from({ length: days }, (_, day) => {
    const season = Math.cos((day / 365) * 2 * Math.PI);
    const isWet = noise() < 0.32 + 0.14 * season;
    const rain = isWet ? Math.round(noise() ** 2 * 32 + 1) : 0;
    level += rain * 3.1 - (level - 150) * 0.11 + season * 2;
    return { date: new Date(2025, 0, 1 + day), rain, level: Math.round(level) };
  });
}

/** Rain and water level of a river, one row a day for a year. */
export const riverYear = measure(365);

/** The first ten weeks of it. */
export const riverWinter = riverYear.slice(0, 70);

export const shortDate = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
