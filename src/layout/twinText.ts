/** What the buttons that copy Markdown copy (SPEC 11.1); loaded with the first of them that is pressed. */
import { readTwin } from '../browser/readTwin';
import { markdownSection } from '../core/markdownSection';
import { renderPrompt } from './renderPrompt';

/**
 * Returns the Markdown of a page.
 * @param address Path of its twin.
 * @throws Error when it can't be had.
 */
export const pageText: typeof readTwin = readTwin;

/**
 * Returns the Markdown of a section, and where it is from.
 * @param address Path of the page's twin.
 * @param index Number of the section's heading among those of both levels, from 0.
 * @param source Address of the section.
 * @throws Error when the page can't be had, or has no such section.
 */
export async function sectionText(address: string, index: number, source: string): Promise<string> {
  const text = markdownSection(await readTwin(address), index);
  if (text === undefined) throw new Error('The page has no such section.');
  return `${text}\n\nSource: ${source}\n`;
}

/**
 * Returns a page as a prompt for an AI assistant.
 * @param address Path of the page's twin.
 * @param demo Name of the demo that is asked about; empty for the page itself.
 * @throws Error when the page can't be had.
 */
export async function promptText(address: string, demo: string): Promise<string> {
  const page = await readTwin(address);
  return renderPrompt({ page, demo: demo || undefined, origin: location.origin });
}
