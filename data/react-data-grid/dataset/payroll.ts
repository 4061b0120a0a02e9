/** One employee of a theater with last month's hours. */
export interface Employee {
  id: number;
  firstName: string;
  lastName: string;
  department: 'stage' | 'sound' | 'costume';
  /** In euros per hour. */
  rate: number;
  hours: number;
  /** Part of the pay that is added as a bonus: 0.1 is 10 %. */
  bonus: number;
  hiredOn: Date;
  lastShift: Date;
  onTour: boolean;
  address: { city: string; country: string };
  note: string;
}

/** The employees of the page about column definitions. */
export const employees: Employee[] = [
  {
    id: 1,
    firstName: 'Ines',
    lastName: 'Almeida',
    department: 'stage',
    rate: 31,
    hours: 142,
    bonus: 0.1,
    hiredOn: new Date(2018, 8, 3),
    lastShift: new Date(2026, 2, 27, 22, 15),
    onTour: true,
    address: { city: 'Porto', country: 'Portugal' },
    note: 'Leads the fly crew and has the keys to the grid above the main stage.',
  },
  {
    id: 2,
    firstName: 'Tomasz',
    lastName: 'Wrona',
    department: 'sound',
    rate: 34,
    hours: 98,
    bonus: 0.125,
    hiredOn: new Date(2020, 1, 17),
    lastShift: new Date(2026, 2, 28, 19, 30),
    onTour: false,
    address: { city: 'Gdynia', country: 'Poland' },
    note: 'Works evenings only.',
  },
  {
    id: 3,
    firstName: 'Maud',
    lastName: 'Lefèvre',
    department: 'costume',
    rate: 29,
    hours: 160,
    bonus: 0.05,
    hiredOn: new Date(2023, 4, 2),
    lastShift: new Date(2026, 2, 26, 17, 0),
    onTour: true,
    address: { city: 'Nantes', country: 'France' },
    note: 'Needs the fitting room from Tuesday to Thursday, wigs are stored in room 12.',
  },
  {
    id: 4,
    firstName: 'Jonas',
    lastName: 'Brandt',
    department: 'stage',
    rate: 27,
    hours: 151,
    bonus: 0,
    hiredOn: new Date(2025, 9, 13),
    lastShift: new Date(2026, 2, 28, 23, 5),
    onTour: false,
    address: { city: 'Kiel', country: 'Germany' },
    note: 'First aid training done.',
  },
  {
    id: 5,
    firstName: 'Chiara',
    lastName: 'Conti',
    department: 'sound',
    rate: 36,
    hours: 120,
    bonus: 0.15,
    hiredOn: new Date(2016, 5, 20),
    lastShift: new Date(2026, 2, 24, 21, 45),
    onTour: true,
    address: { city: 'Trieste', country: 'Italy' },
    note: 'Mixes the orchestra; please book the large console at least one week ahead.',
  },
];

/** An employee with the details of a crew sheet. */
export interface CrewMember extends Employee {
  email: string;
  portfolio: string;
  /** Review of the season, from 1 to 5. */
  review: number;
  /** Part of the onboarding that is done, from 0 to 1. */
  onboarding: number;
  /** Hours of the last 30 days, oldest first. */
  dailyHours: number[];
}

const reviews = [5, 3, 4, 3, 5];
const onboardings = [1, 0.8, 0.6, 0.15, 1];

/** The hours rise and fall by season and person; everyone has two days off a week. */
const hoursOfDay = (hours: number, index: number, day: number) =>
  (day + index * 2) % 7 > 4 ? 0 : Math.round((hours / 21) * (1 + 0.4 * Math.sin(day + index * 2)));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const crew: CrewMember[] = employees.map((employee, index) => ({
  ...employee,
  email: `${plain(employee.firstName)}.${plain(employee.lastName)}@example.com`,
  portfolio: `https://example.com/${plain(employee.lastName)}`,
  review: reviews[index]!,
  onboarding: onboardings[index]!,
  dailyHours: Array.from({ length: 30 }, (_, day) => hoursOfDay(employee.hours, index, day)),
}));
