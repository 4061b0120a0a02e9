/** Tasks of a product launch: start and length in days since March 2, 2026. */
export const launchTasks = [
  { name: 'Research', team: 'Design', start: 0, days: 6 },
  { name: 'Prototype', team: 'Design', start: 5, days: 8 },
  { name: 'API', team: 'Engineering', start: 8, days: 12 },
  { name: 'Web app', team: 'Engineering', start: 13, days: 14, after: 'Prototype' },
  { name: 'Beta test', team: 'Quality', start: 27, days: 7, after: 'Web app' },
  { name: 'Campaign', team: 'Marketing', start: 22, days: 16 },
  { name: 'Release', team: 'Engineering', start: 34, days: 4, after: 'Beta test' },
];

export const teams = [
  { team: 'Design', color: '#ab47bc' },
  { team: 'Engineering', color: '#3f6fd8' },
  { team: 'Quality', color: '#26a69a' },
  { team: 'Marketing', color: '#ef6c00' },
];

/** The date of a day of the launch, such as "Mar 9". */
export const launchDate = (day: number) =>
  new Date(2026, 2, 2 + day).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

/** The dates of a task and its length. */
export const launchPeriod = (index: number) => {
  const { start, days } = launchTasks[index]!;
  return `${launchDate(start)} to ${launchDate(start + days - 1)}, ${days} days`;
};
