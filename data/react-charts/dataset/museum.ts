/** Visitors of a museum in one month of 2025, in thousands. */
export type MuseumMonth = { month: string; tickets: number; schools: number };

export const museumYear: MuseumMonth[] = [
  { month: 'Jan', tickets: 21.4, schools: 4.1 },
  { month: 'Feb', tickets: 23.9, schools: 5.6 },
  { month: 'Mar', tickets: 30.2, schools: 7.8 },
  { month: 'Apr', tickets: 38.5, schools: 6.2 },
  { month: 'May', tickets: 35.1, schools: 9.4 },
  { month: 'Jun', tickets: 33.7, schools: 10.3 },
  { month: 'Jul', tickets: 47.6, schools: 1.2 },
  { month: 'Aug', tickets: 51.3, schools: 0.4 },
  { month: 'Sep', tickets: 36.8, schools: 6.9 },
  { month: 'Oct', tickets: 40.9, schools: 8.8 },
  { month: 'Nov', tickets: 27.5, schools: 7.1 },
  { month: 'Dec', tickets: 31.6, schools: 3.3 },
];

export const openDays = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const openHours = ['10', '11', '12', '13', '14', '15', '16', '17'];

/** Visitors in the building: index of the hour, index of the day, people. */
export const crowd = openDays.flatMap((_, day) =>
  openHours.map((_hour, hour): [number, number, number] => [
    hour,
    day,
    Math.round((140 + day * 45) * Math.exp(-(((hour - 3.6 - day / 8) / 3.4) ** 2))),
  ]),
);

export const ticketKinds = [
  { id: 0, value: 212, label: 'Adults' },
  { id: 1, value: 118, label: 'Students' },
  { id: 2, value: 87, label: 'Seniors' },
];

/** From the ticket shop to the museum's door, in thousands. */
export const shopSteps = [
  { value: 96, label: 'Opened the shop' },
  { value: 58, label: 'Chose a day' },
  { value: 41, label: 'Paid' },
  { value: 38, label: 'Came' },
];

/** Warmest temperature of a day and its visitors. */
export const weatherDays = Array.from({ length: 40 }, (_, id) => {
  const x = Math.round(((id * 7.3) % 33) - 2);
  return { id, x, y: Math.round(1500 - 22 * Math.abs(x - 17) + 180 * Math.sin(id * 2.4)) };
});

/** Visitors' grades out of 5. */
export const grades = {
  topics: ['Exhibition', 'Guides', 'Café', 'Shop', 'Access'],
  winter: [4.5, 4.2, 3.1, 3.6, 3.9],
  summer: [4.6, 3.8, 3.9, 3.7, 4.4],
};

/** The Mondays of the weeks of 2025. */
export const weeks = Array.from({ length: 53 }, (_, week) => new Date(2024, 11, 30 + 7 * week));

/** Visitors of each day in 2025: index of the week, index of the weekday, people. Closed on Mondays. */
export const visitorDays = Array.from({ length: 365 }, (_, day): [number, number, number] => {
  const weekday = (day + 2) % 7;
  const season = 1 - 0.45 * Math.cos(((day - 20) / 365) * 2 * Math.PI);
  const noise = 1 + 0.22 * Math.sin(day * 12.9) * Math.sin(day * 4.1);
  const people = (weekday > 4 ? 1500 : 780) * season * noise;
  return [Math.floor((day + 2) / 7), weekday, Math.round(people / 10) * 10];
}).filter(([, weekday]) => weekday > 0);

/** From the ticket page to the museum in one month. The colors suit white text, on light and dark. */
export const ticketSteps = [
  { label: 'Viewed tickets', value: 96_400, color: '#1565c0' },
  { label: 'Chose a day', value: 58_200, color: '#5b5bd6' },
  { label: 'Checked out', value: 41_300, color: '#8e44ad' },
  { label: 'Visited', value: 38_100, color: '#c2185b' },
];
