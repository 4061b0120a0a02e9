import type { Dayjs } from 'dayjs';

/** One sailing of a day. */
export interface Departure {
  id: string;
  time: string;
  vessel: string;
  passengers: number;
  /** Number of passengers that the vessel may carry. */
  seats: number;
}

const seats = { Puffin: 180, Osprey: 240, Heron: 120 };

const timetables: Record<string, [time: string, vessel: keyof typeof seats][]> = {
  gull: [
    ['07:10', 'Puffin'],
    ['09:40', 'Puffin'],
    ['13:15', 'Osprey'],
    ['16:30', 'Osprey'],
    ['19:05', 'Puffin'],
  ],
  fern: [
    ['08:00', 'Heron'],
    ['11:20', 'Heron'],
    ['15:45', 'Heron'],
    ['18:10', 'Osprey'],
  ],
  seal: [
    ['06:50', 'Osprey'],
    ['10:30', 'Puffin'],
    ['14:00', 'Heron'],
    ['17:25', 'Puffin'],
    ['20:40', 'Osprey'],
  ],
};

/** Lines below their coast, as a tree. */
export const ferryLines = [
  {
    id: 'north',
    label: 'North coast',
    children: [
      { id: 'gull', label: 'Gull Island' },
      { id: 'fern', label: 'Fern Bay' },
    ],
  },
  { id: 'south', label: 'South coast', children: [{ id: 'seal', label: 'Seal Point' }] },
];

/** Returns the sailings of a line on a day, with bookings that are the same for each visit. */
export function departuresOf(line: string, day: Dayjs): Departure[] {
  const isWeekend = [0, 6].includes(day.day());
  return (timetables[line] ?? []).map(([time, vessel], index) => {
    const season = 0.55 + 0.3 * Math.sin((day.date() + 7 * index) / 4);
    const share = Math.min(1, season * (isWeekend ? 1.25 : 1));
    const passengers = Math.round(share * seats[vessel]);
    return { id: `${line} ${time}`, time, vessel, passengers, seats: seats[vessel] };
  });
}
