/** What the page and its isolated frame say to each other, through a port that is theirs alone. */
import type { SandboxLook, SandboxProblem } from './types';

/** The frame's first message, to the window: it asks for the port. */
export interface Greeting {
  sandbox: string;
}

/** One file of a run, compiled. */
export interface CompiledFile {
  /** A CommonJS module with the lines of its source; of a style sheet or JSON the text itself. */
  code: string;
  kind: 'module' | 'styles' | 'json';
}

/** A run that the frame can start: everything that it requires is there. */
export interface CompiledRun {
  run: number;
  entry: string;
  files: Readonly<Record<string, CompiledFile>>;
  /** The part of the libraries that defines a module, by the name of the module. */
  modules: Readonly<Record<string, string>>;
  /** Why a module is not there, by its name. */
  missing: Readonly<Record<string, string>>;
  /** What the frame has to tell, in the language of the page; `{{name}}` stands for a module. */
  texts: Readonly<Record<'noDefault' | 'missing', string>>;
}

export type ToFrame =
  /** Source texts by the name of the part. */
  | { kind: 'libraries'; parts: Readonly<Record<string, string>> }
  | { kind: 'font'; family: string; data: ArrayBuffer }
  | { kind: 'run'; compiled: CompiledRun; look: SandboxLook }
  | { kind: 'look'; look: SandboxLook }
  | { kind: 'ping' };

export type FromFrame =
  | { kind: 'ran'; run: number }
  | SandboxProblem
  | { kind: 'height'; height: number }
  | { kind: 'pong' };
