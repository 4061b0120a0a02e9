/** Grades out of 10 of three e-bikes in a test, in the order of `testMetrics`. */
export const testMetrics = ['Comfort', 'Range', 'Motor', 'Brakes', 'Handling', 'Value'];

export const ebikes = [
  { id: 'city', label: 'Harbor City', data: [9, 5, 5, 7, 7, 9], color: '#1976d2' },
  { id: 'trail', label: 'Ridge Trail', data: [5, 7, 9, 9, 9, 4], color: '#c2571a' },
  { id: 'cargo', label: 'Mule Cargo', data: [7, 9, 8, 8, 3, 6], color: '#2e8b57' },
];

/** Average grades of all 24 e-bikes in the test. */
export const testAverage = [7, 7, 7, 7, 6, 6];
