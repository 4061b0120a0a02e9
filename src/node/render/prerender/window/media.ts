import type { Frame } from './frame';

const WIDTH = /\(\s*(min|max)-width:\s*([\d.]+)px\s*\)/;
const IS_TRUE = /prefers-reduced-motion(?!:\s*no)|^\s*(?:only\s+)?(?:all|screen)\s*$/;
const IS_FINE = /(?:pointer:\s*fine|hover:\s*hover)/;
const IS_COARSE = /(?:pointer:\s*coarse|hover:\s*none)/;

/**
 * Whether a media query holds in a frame. Motion is reduced, so that charts stand where their
 * animation ends.
 */
export function matchesMedia(query: string, frame: Frame): boolean {
  return query.split(',').some((part) =>
    part
      .replace(/^\s*@media/, '')
      .split(/\band\b/)
      .every((condition) => holds(condition, frame)),
  );
}

function holds(condition: string, { viewport, isTouch, scheme }: Frame): boolean {
  const [, bound, pixels] = WIDTH.exec(condition) ?? [];
  if (bound === 'min') return viewport >= Number(pixels);
  if (bound === 'max') return viewport <= Number(pixels);
  if (IS_FINE.test(condition)) return !isTouch;
  if (IS_COARSE.test(condition)) return isTouch;
  if (/prefers-color-scheme/.test(condition)) return condition.includes(scheme);
  return IS_TRUE.test(condition);
}
