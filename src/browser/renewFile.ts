import { withTimeLimit } from './timeLimit';

/** How long the network may take for one file, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Has the browser get a file of the site anew, past everything that it has stored. Besides good files
 * that may be "not found": a rollback answers so for files of the later build, and by their address
 * such answers are kept as long as the files themselves. A request that hangs is also left behind,
 * for a new one would wait for its end.
 * @returns When the file can be asked for in the usual way. It never fails: that request tells more.
 */
export async function renewFile(url: string): Promise<void> {
  try {
    await withTimeLimit(PATIENCE_MS, async (signal) =>
      // What is not read to its end is not stored.
      (await fetch(url, { cache: 'reload', signal })).arrayBuffer(),
    );
  } catch {
    // No network.
  }
}
