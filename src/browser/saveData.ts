/** Whether the reader's device asks sites to send no more than they must. */
export function wantsToSaveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
