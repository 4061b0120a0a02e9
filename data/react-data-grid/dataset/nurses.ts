/** A nurse of a hospital, with the plan for next week. */
export interface Nurse {
  id: number;
  name: string;
  ward: string;
  age: number;
  start: Date;
  nights: boolean;
  /** Planned per week. */
  hours: number;
  /** Whether the roster is final. */
  approved: boolean;
}

export const wards = ['Surgery', 'Maternity', 'Cardiology', 'Emergency'];

export const nurses: Nurse[] = [
  {
    id: 1,
    name: 'Ama Mensah',
    ward: 'Surgery',
    age: 34,
    start: new Date(2019, 4, 1),
    nights: true,
    hours: 32,
    approved: true,
  },
  {
    id: 2,
    name: 'Bruno Leal',
    ward: 'Cardiology',
    age: 51,
    start: new Date(2008, 8, 15),
    nights: false,
    hours: 40,
    approved: false,
  },
  {
    id: 3,
    name: 'Chiyo Arai',
    ward: 'Emergency',
    age: 28,
    start: new Date(2022, 1, 1),
    nights: true,
    hours: 24,
    approved: true,
  },
  {
    id: 4,
    name: 'Dalia Haddad',
    ward: 'Maternity',
    age: 45,
    start: new Date(2014, 10, 1),
    nights: false,
    hours: 36,
    approved: false,
  },
];
