export interface Flight {
  id: string;
  route: string;
  airline: string;
  remark: string;
}

export const flights: Flight[] = [
  { id: 'KL 1201', route: 'Amsterdam – Bergen', airline: 'KLM', remark: 'On time' },
  { id: 'TP 842', route: 'Lisbon – Milan', airline: 'TAP', remark: 'Gate B14' },
  {
    id: 'LO 267',
    route: 'Warsaw – Ghent',
    airline: 'LOT Polish Airlines',
    remark: 'Delayed, the crew arrives from Vienna',
  },
  { id: 'KL 886', route: 'Amsterdam – Porto', airline: 'KLM', remark: 'Boarding' },
  { id: 'TP 1024', route: 'Lisbon – Ponta Delgada', airline: 'TAP', remark: 'Last call' },
  { id: 'LO 391', route: 'Warsaw – Oslo', airline: 'LOT Polish Airlines', remark: 'On time' },
];
