import { drawingsScript } from '../../../.generated/drawingsScript';
import { DemoAttribute } from '../../core/dom/demo';

/** Has the drawings fetched that the document has no room for, once somebody scrolls. */
export function loadDrawings(): void {
  if (!document.querySelector(`[${DemoAttribute.drawingFile}]`)) return;
  // Without the network an outline stands there, and the demo comes as any other.
  const load = () => import(drawingsScript).catch(() => {});
  addEventListener('scroll', load, { once: true, passive: true });
}
