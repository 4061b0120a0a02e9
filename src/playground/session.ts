import { BUSY_DELAY_MS, PROBLEM_DELAY_MS, RUN_DELAY_MS } from './limits';
import type {
  Sandbox,
  SandboxFiles,
  SandboxLook,
  SandboxProblem,
  SandboxReport,
} from './sandbox/types';

/** What is to be seen of a session. */
export interface SessionState {
  files: SandboxFiles;
  problems: readonly SandboxProblem[];
  /** `waiting`: for the reader's Run. `starting`: nothing is on screen yet. */
  status: 'waiting' | 'starting' | 'shown' | 'stopped';
  /** Bytes of libraries, while they travel. */
  progress?: { loaded: number; total: number } | undefined;
  /** Height of the content in pixels. */
  height?: number;
  /** Why the frame is gone. */
  reason?: string | undefined;
  /** Whether a reload would lose what was typed. */
  isUnkept: boolean;
}

export interface SessionOptions {
  /** What is shown at first. */
  files: SandboxFiles;
  /** What Reset goes back to. */
  original: SandboxFiles;
  look: SandboxLook;
  /** Whether the code is run only after the reader's Run: it came by a link. */
  isWaiting?: boolean;
  /** Opens a frame in a place; `openSandbox` but in tests. */
  open: (place: HTMLElement, look: SandboxLook, report: (report: SandboxReport) => void) => Sandbox;
  /** Name of the file whose default export is shown. */
  entry: string;
  /** Keeps the files for a reload, or forgets them when they are the original ones; false where that fails. */
  keep: (files: SandboxFiles | undefined) => boolean;
}

/** Code that somebody edits, and the frame that it runs in. */
export interface Session {
  getState: () => SessionState;
  subscribe: (onChange: () => void) => () => void;
  /** Opens the frame in its place and runs the code there, unless it waits; returns the end of it. */
  attach: (place: HTMLElement) => () => void;
  write: (file: string, code: string) => void;
  /** Runs the code now; the first time for code that waits. */
  run: () => void;
  reset: () => void;
  restart: () => void;
  setLook: (look: SandboxLook) => void;
}

const MAX_PROBLEMS = 20;

/** Begins a session. */
export function createSession(options: SessionOptions): Session {
  const { original, entry, open, keep } = options;
  let look = options.look;
  let place: HTMLElement | undefined;
  let sandbox: Sandbox | undefined;
  let current = 0;
  /** Whether the frame has not told yet what came of the latest run. */
  let isUnderWay = false;
  /** What the latest run has told; shown when nobody types. */
  let found: readonly SandboxProblem[] = [];
  let lastKey = -Infinity;
  let runTimer: ReturnType<typeof setTimeout> | undefined;
  let problemTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let state: SessionState = {
    files: options.files,
    problems: [],
    status: options.isWaiting ? 'waiting' : 'starting',
    isUnkept: false,
  };
  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const showProblems = () => {
    clearTimeout(problemTimer);
    const pause = found.length > 0 ? lastKey + PROBLEM_DELAY_MS - Date.now() : 0;
    if (pause > 0) problemTimer = setTimeout(showProblems, pause);
    else if (found !== state.problems) set({ problems: found });
  };
  const add = (problem: SandboxProblem) => {
    const others = found.filter(({ run }) => run === problem.run);
    const isKnown = others.some(
      ({ message, file, line }) =>
        message === problem.message && file === problem.file && line === problem.line,
    );
    if (!isKnown && others.length < MAX_PROBLEMS) found = [...others, problem];
    showProblems();
  };
  const report = (told: SandboxReport) => {
    if (told.kind === 'progress') set({ progress: { loaded: told.loaded, total: told.total } });
    else if (told.kind === 'height') set({ height: told.height });
    else if (told.kind === 'stopped') {
      isUnderWay = false;
      set({ status: 'stopped', reason: told.reason });
    } else if (told.run !== current) return;
    else {
      isUnderWay = false;
      if (told.kind === 'problem') add(told);
      else {
        if (found.some(({ run }) => run !== current)) {
          found = found.filter(({ run }) => run === current);
        }
        if (state.status !== 'shown' || state.progress)
          set({ status: 'shown', progress: undefined });
        showProblems();
      }
    }
  };
  const run = () => {
    clearTimeout(runTimer);
    if (!place || state.status === 'waiting') return;
    if (state.status === 'stopped') {
      sandbox?.remove();
      sandbox = undefined;
      set({ status: 'starting', reason: undefined });
    }
    sandbox ??= open(place, look, report);
    isUnderWay = true;
    current = sandbox.run(state.files, entry);
  };
  const change = (files: SandboxFiles) => {
    const isOriginal = Object.keys(original).every((name) => files[name] === original[name]);
    set({ files, isUnkept: !keep(isOriginal ? undefined : files) && !isOriginal });
    clearTimeout(runTimer);
    runTimer = setTimeout(run, isUnderWay ? BUSY_DELAY_MS : RUN_DELAY_MS);
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      place = element;
      run();
      return () => {
        clearTimeout(runTimer);
        clearTimeout(problemTimer);
        sandbox?.remove();
        sandbox = place = undefined;
      };
    },
    write(file, code) {
      if (state.files[file] === code) return;
      lastKey = Date.now();
      change({ ...state.files, [file]: code });
    },
    run() {
      if (state.status === 'waiting') set({ status: 'starting' });
      run();
    },
    reset: () => change(original),
    restart() {
      if (!sandbox) return;
      found = [];
      set({ status: 'starting', reason: undefined, problems: found });
      sandbox.restart();
    },
    setLook(next) {
      look = next;
      sandbox?.setLook(next);
    },
  };
}
