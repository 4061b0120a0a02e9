export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
type Weekday = (typeof weekdays)[number];

/** What a truck does for one or more days. */
export interface Tour {
  title: string;
  days: number;
  kind: 'Delivery' | 'Pickup' | 'Workshop';
}

/** A truck of the hardware supplier, with its tours by the day on which they start. */
export interface Truck extends Partial<Record<Weekday, Tour>> {
  id: number;
  name: string;
}

export const trucks: Truck[] = [
  {
    id: 1,
    name: 'Truck 1',
    monday: { title: 'Bergen', days: 3, kind: 'Delivery' },
    thursday: { title: 'Tires', days: 1, kind: 'Workshop' },
  },
  {
    id: 2,
    name: 'Truck 2',
    monday: { title: 'Steel from Kiel', days: 2, kind: 'Pickup' },
    wednesday: { title: 'Lyon', days: 3, kind: 'Delivery' },
  },
  {
    id: 3,
    name: 'Truck 3',
    tuesday: { title: 'Leeds', days: 4, kind: 'Delivery' },
  },
  {
    id: 4,
    name: 'Van',
    monday: { title: 'Brakes', days: 1, kind: 'Workshop' },
    tuesday: { title: 'City customers', days: 2, kind: 'Delivery' },
    friday: { title: 'Returns', days: 1, kind: 'Pickup' },
  },
];

/** One hour of the warehouse team's week, with the task of each day. */
export interface ShiftHour extends Record<Weekday, string> {
  id: number;
  time: string;
}

const shift = (id: number, time: string, ...tasks: string[]): ShiftHour => {
  const [monday = '', tuesday = '', wednesday = '', thursday = '', friday = ''] = tasks;
  // The mark keeps the number before AM in right-to-left pages.
  return { id, time: `\u200e${time}`, monday, tuesday, wednesday, thursday, friday };
};

export const shifts: ShiftHour[] = [
  shift(1, '7 AM', 'Unloading', 'Packing', 'Unloading', 'Packing', 'Stocktaking'),
  shift(2, '8 AM', 'Unloading', 'Packing', 'Packing', 'Packing', 'Stocktaking'),
  shift(3, '9 AM', 'Packing', 'Loading', 'Packing', 'Loading', 'Stocktaking'),
  shift(4, '10 AM', 'Team break', '', '', '', ''),
  shift(5, '11 AM', 'Packing', 'Loading', 'Packing', 'Loading', 'Packing'),
  shift(6, '12 PM', 'Loading', 'Returns', 'Loading', 'Returns', 'Packing'),
  shift(7, '1 PM', 'Loading', 'Returns', 'Loading', 'Returns', 'Loading'),
];

/** A call or visit in the dispatcher's calendar. The hours are from 0 to 24. */
export interface Appointment {
  id: string;
  title: string;
  day: Weekday;
  from: number;
  to: number;
}

export const appointments: Appointment[] = [
  { id: 'a1', title: 'Route planning', day: 'monday', from: 8, to: 9.5 },
  { id: 'a2', title: 'Call with Marlow Boats', day: 'tuesday', from: 9, to: 10 },
  { id: 'a3', title: 'Call with Tilia Gardens', day: 'tuesday', from: 10, to: 11 },
  { id: 'a4', title: 'Fire drill', day: 'wednesday', from: 8.5, to: 9 },
  { id: 'a5', title: 'Truck inspection', day: 'thursday', from: 9, to: 11 },
  { id: 'a6', title: 'Route planning', day: 'friday', from: 8, to: 9 },
  { id: 'a7', title: 'Interview', day: 'friday', from: 9.5, to: 11 },
];
