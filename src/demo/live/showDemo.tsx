import { editingKey, readTab } from '../../browser/tabStorage';
import { getPreference } from '../../browser/preferenceStore';
import type { DemoInfo } from '../../core/demoTypes';
import { DemoClass } from '../../core/dom/demo';
import type { PageProps } from '../../core/pageProps';
import type { DemoOptions } from '../../core/types';
import { shownDrawing, swap } from '../drawn/swap';
import { formFor } from '../forms';
import { demoAddress, loadDemo } from '../loadDemo';
import { pageLook } from '../usePageLook';
import { LiveDemo } from './LiveDemo';
import { showLive } from './liveRoots';

/**
 * Shows the live demo of a document that React has not adopted, in the root that the page's React will
 * find there. Does nothing where no drawing is to be seen, or where the tab keeps edits of the demo.
 * @param stage Holds the drawing.
 * @param late Aborted when the page is adopted all the same: a demo that comes later is the page's.
 * @throws Error when a file of the demo cannot be had.
 */
export async function showDemo(stage: HTMLElement, late: AbortSignal): Promise<void> {
  const { pathname } = location;
  const { id: name } = stage.parentElement!;
  const place = stage.querySelector(`.${DemoClass.place}`);
  const demo = findDemo(name);
  const isEdited = readTab(editingKey(pathname, name));
  if (!place || !demo || isEdited || !shownDrawing(stage)) return;
  const { info, options } = demo;
  const form = formFor(info, getPreference('codeStyling'));
  const loaded = await loadDemo(demoAddress(pathname, info, options, form));
  if (late.aborted) return;
  const nothing = () => {};
  await new Promise<void>((resolve) => {
    showLive(
      place,
      <LiveDemo
        {...{ pathname, loaded }}
        title={info.title}
        look={{}}
        page={pageLook()}
        run={0}
        onReset={nothing}
        onMount={resolve}
      />,
    );
  });
  await new Promise<void>((resolve) => void swap(stage, resolve));
}

/** Reads what the page will give to its demo. */
function findDemo(name: string): { info: DemoInfo; options: DemoOptions } | undefined {
  const data = document.getElementById('__NEXT_DATA__')?.textContent;
  const { page } =
    (JSON.parse(data || '{}') as { props?: { pageProps?: PageProps } }).props?.pageProps ?? {};
  if (page?.kind !== 'guide') return undefined;
  const block = page.blocks.find((one) => one.kind === 'demo' && one.name === name);
  return block?.kind === 'demo' && block.info
    ? { info: block.info, options: block.options }
    : undefined;
}
