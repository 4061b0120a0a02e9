import { AD } from '../core/constants';
import { sessionDraw } from '../browser/sessionDraw';

/** Draws the shape of the session's ads (SPEC 7.3) and says it on `<html>`, for style sheet and React. */
export function showAdShape(): void {
  const isInline = sessionDraw('docs-ad-inline', AD.inlineShare);
  document.documentElement.dataset.adShape = isInline ? 'inline' : 'image';
}
