import type { useTranslate } from '../../providers/useTranslate';

/** More places say no more. */
const MOST_LINES = 8;

/** Returns where a result stands in the text: `Line 3`, `Lines 3, 8`. */
export function linesText(
  lines: readonly number[],
  translate: ReturnType<typeof useTranslate>,
): string {
  if (lines.length === 1) return translate('Line {{line}}', { line: lines[0]! });
  const shown = lines.slice(0, MOST_LINES).join(', ');
  return translate('Lines {{lines}}', { lines: lines.length > MOST_LINES ? `${shown}, …` : shown });
}
