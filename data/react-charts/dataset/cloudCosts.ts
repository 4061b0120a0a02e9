/** Monthly cloud costs of an online store in dollars, by team and service. The colors suit white text. */
export const cloudCosts = [
  {
    label: 'Storefront',
    color: '#3949ab',
    items: [
      { label: 'Servers', value: 9400 },
      { label: 'Images', value: 4100 },
      { label: 'Search', value: 2600 },
    ],
  },
  {
    label: 'Data',
    color: '#00695c',
    items: [
      { label: 'Warehouse', value: 6800 },
      { label: 'Streams', value: 2300 },
      { label: 'Backups', value: 1500 },
    ],
  },
  {
    label: 'Payments',
    color: '#ad1457',
    items: [
      { label: 'Fraud checks', value: 3200 },
      { label: 'Ledger', value: 1900 },
    ],
  },
  {
    label: 'Support',
    color: '#9a4600',
    items: [
      { label: 'Chat', value: 1700 },
      { label: 'Email', value: 900 },
    ],
  },
];

export const dollars = (value: number | null) =>
  value === null ? '' : `$${value.toLocaleString('en-US')}`;
