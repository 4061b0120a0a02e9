import { keepAssets } from '../finish/delivery/keepAssets';

/**
 * `npm run keep-assets -- <address or folder of the deployed site>`.
 * @throws Error without an address.
 */
export async function runKeepAssets(previous: string | undefined): Promise<void> {
  if (!previous) {
    throw new Error('Whose files? Usage: npm run keep-assets -- https://the-deployed-site.example');
  }
  const count = await keepAssets('out', previous);
  console.log(`✓ ${count} hashed files of ${previous} are kept beside those of this build`);
}
