/** Spending of a household in one month, in dollars. The colors are from the Okabe–Ito palette. */
export const spending = [
  { id: 'housing', label: 'Housing', value: 1450, color: '#0072B2' },
  { id: 'food', label: 'Food', value: 620, color: '#E69F00' },
  { id: 'savings', label: 'Savings', value: 480, color: '#009E73' },
  { id: 'transport', label: 'Transport', value: 380, color: '#CC79A7' },
  { id: 'leisure', label: 'Leisure', value: 290, color: '#56B4E9' },
  { id: 'health', label: 'Health', value: 180, color: '#D55E00' },
];

export const totalSpending = 3400;

export const dollars = ({ value }: { value: number }) => `$${value.toLocaleString('en-US')}`;

/** A share of all spending, such as "43%". */
export const shareOfSpending = ({ value }: { value: number }) =>
  `${Math.round((100 * value) / totalSpending)}%`;
