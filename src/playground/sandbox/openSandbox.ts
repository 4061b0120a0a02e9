import { assets } from '../../../.generated/assets';
import { translate } from '../../core/interfaceText';
import { CORE_PART } from '../../core/sandbox';
import { LOOP_LIMIT_MS } from '../limits';
import { connectFrame, type Connection } from './connectFrame';
import { fetchParts, libraryList } from './libraries';
import { readReport } from './readReport';
import type { Sandbox, SandboxFiles, SandboxLook, SandboxReport } from './types';

/** The site's font, as FONT_TEXT names it: the frame cannot fetch it. */
const FONT_FAMILY = 'Inter Variable';

interface LatestRun {
  run: number;
  files: SandboxFiles;
  entry: string;
}

/**
 * Opens an isolated frame at the end of an element.
 * @param place Gets the frame, which fills its width and has the height that its style says.
 * @param report Gets everything that happens, later than the call that led to it.
 */
export function openSandbox(
  place: HTMLElement,
  look: SandboxLook,
  report: (report: SandboxReport) => void,
): Sandbox {
  let currentLook = look;
  let latest: LatestRun | undefined;
  let runs = 0;
  let connection: Connection | undefined = connect();
  /** Parts that the frame has. */
  let sent = new Set<string>();

  function connect(): Connection {
    const opened = connectFrame(place, translate('Result of the edited code'), {
      onMessage: hear,
      onStopped: (reason) => {
        connection = undefined;
        report({ kind: 'stopped', reason });
      },
    });
    void sendFont(opened);
    return opened;
  }

  function hear(message: unknown): void {
    const known = readReport(message, runs);
    if (known?.kind === 'problem' && known.phase === 'loop') {
      report({ ...known, message: loopMessage() });
    } else if (known) report(known);
  }

  async function perform(one: LatestRun): Promise<void> {
    const isLatest = () => one === latest && connection !== undefined;
    try {
      const [{ compileRun }, list] = await Promise.all([import('./compileRun'), libraryList()]);
      if (!isLatest()) return;
      const compiled = compileRun(one.run, one.files, one.entry, list);
      if ('kind' in compiled) {
        report(compiled);
        return;
      }
      const wanted = [CORE_PART, ...Object.values(compiled.modules)];
      const to = connection;
      const parts = await fetchParts(
        list,
        wanted,
        (part) => sent.has(part),
        (loaded, total) => {
          if (isLatest()) report({ kind: 'progress', loaded, total });
        },
      );
      if (!isLatest() || to !== connection) return;
      for (const part of Object.keys(parts)) sent.add(part);
      connection?.send({ kind: 'libraries', parts });
      connection?.send({ kind: 'run', compiled, look: currentLook });
    } catch {
      if (!isLatest()) return;
      const message = translate(
        'The libraries for the code could not be loaded. Check your connection.',
      );
      report({ kind: 'problem', run: one.run, phase: 'frame', message });
    }
  }

  return {
    run(files, entry) {
      runs += 1;
      latest = { run: runs, files, entry };
      void perform(latest);
      return runs;
    },
    setLook(nextLook) {
      currentLook = nextLook;
      connection?.send({ kind: 'look', look: nextLook });
    },
    restart() {
      connection?.end();
      sent = new Set();
      connection = connect();
      if (latest) {
        latest = { ...latest };
        void perform(latest);
      }
    },
    remove() {
      connection?.end();
      connection = undefined;
      latest = undefined;
    },
  };
}

const loopMessage = (): string =>
  translate('This loop has run for {{seconds}} seconds and was stopped.', {
    seconds: LOOP_LIMIT_MS / 1000,
  });

async function sendFont(to: Connection): Promise<void> {
  try {
    const answer = await fetch(assets.font);
    if (!answer.ok) return;
    const data = await answer.arrayBuffer();
    to.send({ kind: 'font', family: FONT_FAMILY, data }, [data]);
  } catch {
    // Text has the system's font then.
  }
}
