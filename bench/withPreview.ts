import type { AddressInfo } from 'node:net';
import { createPreview } from '../preview/server';

/**
 * Serves the built site on a free port while something is measured.
 * @param measure Gets the address, such as `http://localhost:41234`.
 */
export async function withPreview<Result>(
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createPreview({ root: 'out' });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
