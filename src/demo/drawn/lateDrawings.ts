import { fetchFile } from '../../browser/fetchFile';
import { trustedHtml } from '../../browser/trustedHtml';
import { DemoAttribute } from '../../core/dom/demo';

/** Drawings are fetched this far before they come into view: about two screens of a phone. */
const MARGIN = '1500px 0px';

/**
 * Fetches the drawings that the document has no room for (`fillDemos`), each shortly before it
 * comes into view. Where one cannot be had its place stays empty, and the demo loads as any other.
 */
export function showLateDrawings(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void showDrawing(target);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const place of document.querySelectorAll(`[${DemoAttribute.drawingFile}]`)) {
    observer.observe(place);
  }
}

async function showDrawing(place: Element): Promise<void> {
  const address = place.getAttribute(DemoAttribute.drawingFile)!;
  try {
    const html = await fetchFile(address, readDrawing);
    // The demo itself may have come first.
    if (place.isConnected) place.innerHTML = trustedHtml(html);
  } catch (error) {
    console.warn(`The drawing of a demo could not be loaded: ${(error as Error).message}`);
  }
}

/** @throws Error for a page of a network or a host in place of a drawing. */
function readDrawing(text: string): string {
  if (!text.startsWith('<div class="demo-drawn')) throw new Error('It is something else.');
  return text;
}
