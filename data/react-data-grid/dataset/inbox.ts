/** A message of a customer of `orders.ts`. */
export interface Mail {
  id: number;
  sender: string;
  address: string;
  subject: string;
  text: string;
  receivedOn: Date;
  unread: boolean;
}

export const inbox: Mail[] = [
  {
    id: 1,
    sender: 'Ardent Cycles',
    address: 'purchasing@ardent-cycles.example',
    subject: 'Can order 4102 arrive by Friday?',
    text: 'Our workshop runs out of M2 bolts at the end of the week. If the express parcel is not on its way yet, could you send at least half of the bolts today?',
    receivedOn: new Date(2026, 2, 4, 9, 12),
    unread: true,
  },
  {
    id: 2,
    sender: 'Ekholm Interior',
    address: 'lina@ekholm-interior.example',
    subject: 'Wrong screws in the last delivery',
    text: 'The hinges are fine, but the screws are 4 × 30 instead of 4 × 20. We can use them for another job, so send the right ones with the next order. A credit note is not necessary.',
    receivedOn: new Date(2026, 2, 3, 16, 40),
    unread: true,
  },
  {
    id: 3,
    sender: 'Marlow Boats',
    address: 'office@marlow-boats.example',
    subject: 'Stainless steel for salt water',
    text: 'Do you stock M10 bolts in A4 steel? We need about 2,000 a year.',
    receivedOn: new Date(2026, 2, 3, 11, 5),
    unread: false,
  },
  {
    id: 4,
    sender: 'Quarry & Sons',
    address: 'edith@quarry-and-sons.example',
    subject: 'Thank you for the chisels',
    text: 'The set is even better than the old one. Our apprentices would like to visit your workshop in May. Which day suits you?',
    receivedOn: new Date(2026, 1, 27, 14, 22),
    unread: false,
  },
];
