/** A weather station: a number is all that is stored of it. */
export interface Station {
  id: number;
}

/** Makes stations, numbered from 1. */
export function createStations(count: number): Station[] {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
}

/** Temperature in °C that a station measured on a day of May; always the same. */
export function readTemperature(station: number, day: number): number {
  const climate = 14 + 10 * Math.sin(station / 9) + 4 * Math.sin(station * 7.3);
  const weather = 5 * Math.sin(day / 2.3 + station / 5) + day / 8;
  return Math.round(10 * (climate + weather)) / 10;
}
