import { assets } from '../../../.generated/assets';
import { loadStylesheet } from '../../browser/loadStylesheet';
import type { LoadDemoEditor } from '../../demo/editing';

/** Loads what edits a demo: the editor, the compiler, their styles. */
export const loadDemoEditor: LoadDemoEditor = async () => {
  const [module] = await Promise.all([
    import('./EditedDemo'),
    loadStylesheet(assets.editing),
    // The first run asks for it again, should it not come (openSandbox.ts).
    import('../sandbox/compileRun').catch(() => undefined),
  ]);
  return module;
};
