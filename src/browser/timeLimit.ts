/**
 * Runs a request that is ended when it takes too long; a browser would wait for minutes.
 * @param milliseconds For all of it, the reading of the answer included.
 * @param act Gets the signal that ends it.
 * @throws TimeoutError after that time; what `act` throws.
 */
export async function withTimeLimit<Value>(
  milliseconds: number,
  act: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const stop = new AbortController();
  const end = () => {
    stop.abort(new DOMException(`There was no answer in ${milliseconds} ms.`, 'TimeoutError'));
  };
  const timer = setTimeout(end, milliseconds);
  try {
    return await act(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}
