/**
 * Runs in the isolated frame: it gets a port from the page, and through it libraries and code. The
 * code can do to this document what it likes; the page believes nothing that comes through the port.
 */
import { CORE_PART, MOUNT_MODULE } from '../core/sandbox';
import type { CompiledRun, FromFrame, Greeting, ToFrame } from '../playground/sandbox/protocol';
import type { SandboxLook } from '../playground/sandbox/types';
import { installGuards, isIsolated } from './guards';
import { addLibraries, requireLibrary, runFiles } from './modules';
import type { Stage } from './mount';
import { describeProblem } from './problems';

declare const SANDBOX_VERSION: string;

let port: MessagePort | undefined;
let stage: Stage | undefined;
/** The latest run: problems outside of React are its. */
let current = 0;

const tell = (message: FromFrame): void => port?.postMessage(message);

function openStage(): Stage {
  const { createStage } = requireLibrary(MOUNT_MODULE, CORE_PART) as typeof import('./mount');
  stage ??= createStage(document.getElementById('root')!, tell, describeProblem);
  return stage;
}

function start(compiled: CompiledRun, look: SandboxLook): void {
  current = compiled.run;
  try {
    const opened = openStage();
    const { default: component } = runFiles(compiled);
    if (component === undefined) throw new Error(compiled.texts.noDefault);
    opened.show(component, compiled.run, look);
  } catch (thrown) {
    tell(describeProblem(thrown, 'load', compiled.run));
  }
}

function hear({ data }: MessageEvent<ToFrame>): void {
  if (data.kind === 'ping') tell({ kind: 'pong' });
  if (data.kind === 'libraries') addLibraries(data.parts);
  if (data.kind === 'run') start(data.compiled, data.look);
  if (data.kind === 'look') stage?.setLook(data.look);
  if (data.kind === 'font') {
    document.fonts.add(new FontFace(data.family, data.data, { weight: '100 900' }));
  }
}

function listen(): void {
  window.addEventListener('error', ({ error, message }) => {
    tell(describeProblem(error ?? message, 'event', current));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell(describeProblem(reason, 'promise', current));
  });
  window.addEventListener('message', function take({ source, ports }) {
    if (source !== parent || !ports[0]) return;
    window.removeEventListener('message', take);
    port = ports[0];
    port.onmessage = hear;
  });
  const greeting: Greeting = { sandbox: SANDBOX_VERSION };
  // `location` knows where the document came from, although it has no origin.
  parent.postMessage(greeting, location.origin);
}

// Without its policy, or opened by itself, the document does nothing.
if (isIsolated() && parent !== window) {
  Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: true });
  installGuards();
  listen();
}
