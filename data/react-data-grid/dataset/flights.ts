export interface Flight {
  id: string;
  route: string;
  airline: string;
  remark: string;
}

export const flights: Flight[] = [
  { id: 'KL 1201', route: 'Amsterdam – Bergen', airline: 'KLM', remark: 'On time' },
  { id: 'TP 842', route: 'Lisbon – Milan', airline: 'TAP', remark: 'Gate changed to B14' },
  {
    id: 'LO 267',
    route: 'Warsaw – Ghent',
    airline: 'LOT',
    remark: 'Delayed, the crew arrives from Vienna',
  },
  { id: 'AF 1180', route: 'Paris – Rome', airline: 'Air France', remark: 'On time' },
  { id: 'SK 673', route: 'Copenhagen – Nice', airline: 'Scandinavian', remark: 'Boarding' },
];
