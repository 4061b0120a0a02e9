/** Loaves sold by a bakery on each day of a week. */
export const bakeryDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const breads = [
  { id: 'rye', label: 'Rye', data: [64, 58, 61, 70, 92, 118, 40] },
  { id: 'wheat', label: 'Wheat', data: [82, 79, 75, 84, 110, 142, 66] },
  { id: 'spelt', label: 'Spelt', data: [31, 28, 36, 33, 47, 60, 22] },
];

/** Loaves that more kinds of bread sold in the week, from the most to the least. */
export const kinds = ['Wheat', 'Rye', 'Spelt', 'Oat', 'Corn', 'Barley', 'Potato', 'Millet', 'Nut'];
export const soldOfKind = (index: number) => 640 - 58 * index;
