import { openSandbox } from '../../src/playground/sandbox/openSandbox';
import type { Sandbox, SandboxReport } from '../../src/playground/sandbox/types';

/** Bundled by sandboxPage.ts and run in a page of the site. */
const reports: SandboxReport[] = [];
let sandbox: Sandbox;

window.sandboxTest = {
  open(look) {
    const place = document.createElement('div');
    place.id = 'sandbox';
    document.body.prepend(place);
    sandbox = openSandbox(place, look, (report) => {
      reports.push(report);
      const frame = place.querySelector('iframe');
      if (frame && report.kind === 'height') frame.style.height = `${report.height}px`;
    });
    place.querySelector('iframe')!.style.cssText = 'width: 100%; height: 400px; border: 0';
  },
  run: (files, entry) => sandbox.run(files, entry),
  setLook: (look) => sandbox.setLook(look),
  restart: () => sandbox.restart(),
  remove: () => sandbox.remove(),
  reports,
};
