/** A browser that gives no answer: its tab hangs, and with it everything that is asked of it. */
export class HangError extends Error {
  override name = 'HangError';
}

/**
 * Waits for a browser's answer, but not for ever.
 * @param what What was asked, for the message.
 * @throws HangError when there is none in time.
 */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  what: string,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = new HangError(
      `The browser gave no answer within ${milliseconds / 1000} s: ${what}`,
    );
    timer = setTimeout(() => reject(error), milliseconds);
  });
  // Whoever comes too late must not end the process.
  answer.catch(() => {});
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
