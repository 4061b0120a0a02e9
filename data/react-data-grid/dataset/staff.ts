/** A doctor of a small clinic. */
export interface Doctor {
  id: number;
  name: string;
  field: 'Cardiology' | 'Pediatrics' | 'Surgery' | 'Radiology';
  rating: number;
  patients: number;
  since: Date;
  onDuty: boolean;
}

/** The doctors of the overview. */
export const doctors: Doctor[] = (
  [
    ['Amara Obi', 'Cardiology', 4.8, 312, 2014, true],
    ['Henrik Lund', 'Surgery', 4.4, 188, 2009, false],
    ['Sofia Marques', 'Pediatrics', 4.9, 441, 2018, true],
    ['Piotr Zielak', 'Radiology', 4.1, 275, 2021, true],
    ['Naomi Keller', 'Surgery', 4.7, 203, 2012, true],
    ['Ravi Menon', 'Cardiology', 4.5, 298, 2016, false],
    ['Clara Iversen', 'Pediatrics', 4.6, 387, 2020, true],
    ['Tobias Frey', 'Radiology', 4.2, 240, 2015, false],
    ['Leila Haddad', 'Cardiology', 4.9, 330, 2011, true],
    ['Owen Pryce', 'Surgery', 4.0, 154, 2023, true],
  ] as const
).map(([name, field, rating, patients, year, onDuty], index) => ({
  id: index + 1,
  name,
  field,
  rating,
  patients,
  since: new Date(year, (index * 5) % 12, 1),
  onDuty,
}));
