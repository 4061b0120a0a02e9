/**
 * What every demo needs, which the frame of the site does not: Material UI, Emotion, the sanitizer, and
 * the list of all demos. It is one import, so that it comes in one round, and by the list among them the
 * build knows its files (node/finish/documents/demoScripts.ts).
 */
export { demoModules } from '../../../.generated/demos/registry';
export { showDemo } from '../live/showDemo';
export { prepareDemos } from '../prepareDemos';
export { DemoSurface } from './DemoSurface';
export { loadStyleCache } from './useStyleCache';
