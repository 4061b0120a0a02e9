/**
 * Saves the first day of work, as the server of an employer would. It takes half a second.
 * @param day `YYYY-MM-DD`, or null for "not known yet".
 * @returns What the server answers.
 * @throws Error for a day that it doesn't accept.
 */
export function saveStart(day: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (day !== null && day < '2000-01-01') reject(new Error(`Refused ${day}`));
      else resolve(`Saved ${day ?? 'null'}`);
    }, 500);
  });
}
