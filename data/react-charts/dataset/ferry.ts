/** Passengers of a ferry line on each day of a week, in hundreds. */
export const ferryDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const passengers = [41, 38, 44, 47, 72, 96, 83];
export const yearAverage = [36, 35, 37, 41, 58, 79, 74];

/** Minutes that the crossings of one day were late, by hour of departure. */
export const departures = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
export const delays = [0, 2, 6, 9, 7, 4, 3, 2, 4, 8, 14, 18, 15, 9, 5];

/** The same for single boats. */
export const boatDelays = departures.map((hour, index) => ({
  id: hour,
  x: hour + 0.35,
  y: (delays[index] ?? 0) + (index % 3) * 2 - 1,
}));
