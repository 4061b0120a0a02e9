import { existsSync, readFileSync } from 'node:fs';
import { isApiPath } from '../../../core/paths';
import { contentHash } from '../../kit/contentHash';
import { writeGenerated } from '../../kit/writeGenerated';

/** What a twin may cost at most, and what half of the guides stay below, in tokens (o200k). */
export const TOKEN_LIMITS = { largest: 20_000, medianGuide: 8_000 } as const;

const CACHE = '.generated/cache/tokens.json';

/** Whether a text is a guide's twin: half of these are short. */
const isGuide = (address: string) => !isApiPath(address) && !address.includes('/demos/');

/**
 * Prints what guides cost an agent, and stops when a file is more than it reads at once.
 * @throws Error that names the files.
 */
export async function checkTokens(
  files: readonly { address: string; text: string }[],
): Promise<void> {
  // No text has more tokens than bytes, so most need no count.
  const counted = files.filter(
    ({ address, text }) => isGuide(address) || Buffer.byteLength(text) > TOKEN_LIMITS.largest,
  );
  const tokens = await countAll(counted.map(({ text }) => text));
  const sizes = counted.map(({ address }, index) => ({ address, tokens: tokens[index]! }));
  const { median, problems } = judgeTokens(sizes);
  const largest = [...sizes].sort((a, b) => b.tokens - a.tokens)[0];
  console.log(
    `  tokens: half of the guides below ${median}; most: ${largest?.tokens} in ${largest?.address}`,
  );
  if (problems.length === 0) return;
  throw new Error(
    `Markdown for agents is too long: ${problems.join(', ')}.\n` +
      '  Fix: split the page, or give what is long an address of its own (src/node/render/markdown/agentPart.ts).',
  );
}

/** Returns the median of the guides, and what is above the limits. */
export function judgeTokens(sizes: readonly { address: string; tokens: number }[]) {
  const guides = sizes.filter(({ address }) => isGuide(address)).map(({ tokens }) => tokens);
  const median = guides.sort((a, b) => a - b)[guides.length >> 1] ?? 0;
  const problems = sizes
    .filter(({ tokens }) => tokens > TOKEN_LIMITS.largest)
    .map(({ address, tokens }) => `${address} has ${tokens} tokens of ${TOKEN_LIMITS.largest}`);
  if (median > TOKEN_LIMITS.medianGuide) {
    problems.push(`half of the guides are above ${median} tokens of ${TOKEN_LIMITS.medianGuide}`);
  }
  return { median, problems };
}

/** Counting takes seconds, and most texts are those of the last build. */
async function countAll(texts: readonly string[]): Promise<number[]> {
  const known = readCache();
  const counts: Record<string, number> = {};
  const result: number[] = [];
  for (const text of texts) {
    const key = contentHash(text);
    counts[key] = known[key] ?? (await count(text));
    result.push(counts[key]);
  }
  writeGenerated(CACHE, JSON.stringify(counts));
  return result;
}

async function count(text: string): Promise<number> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // Code may quote what means something to a model; here it is text.
  return countTokens(text, { disallowedSpecial: new Set() });
}

/** A damaged cache costs time alone. */
function readCache(): Record<string, number> {
  if (!existsSync(CACHE)) return {};
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, number>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
