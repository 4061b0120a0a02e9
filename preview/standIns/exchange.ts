import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOW_MS, type Switches } from './switches';

/** Largest body that is read, in bytes. */
const MAX_BODY = 100_000;

/** One request to a stand-in, and the ways to answer it. */
export class Exchange {
  /**
   * @param url The address that was asked, with its query.
   * @param cookie What the browser has switched.
   * @param folder Where requests are stored.
   */
  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    readonly url: URL,
    readonly switches: Switches,
    readonly cookie: string,
    private readonly folder: string,
  ) {}

  get method(): string {
    return this.request.method ?? 'GET';
  }

  /** Reads the body as JSON; as text where it is none. */
  async readBody(): Promise<unknown> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of this.request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size <= MAX_BODY) parts.push(part);
    }
    const text = Buffer.concat(parts).toString('utf8');
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // What is no JSON is stored as it came: the point is to see it.
      return text;
    }
  }

  /** Adds a line to `<service>.jsonl` in the folder of the records. */
  record(service: string, received: Readonly<Record<string, unknown>>): void {
    mkdirSync(this.folder, { recursive: true });
    const line = { time: new Date().toISOString(), switches: this.cookie, ...received };
    appendFileSync(path.join(this.folder, `${service}.jsonl`), `${JSON.stringify(line)}\n`);
  }

  /** Waits as long as a slow service would. */
  async delay(answer: string): Promise<void> {
    if (answer === 'slow') await sleep(SLOW_MS);
  }

  send(status: number, type: string, body: string): void {
    this.response.writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    this.response.end(body);
  }

  sendJson(value: unknown): void {
    this.send(200, 'application/json', JSON.stringify(value));
  }

  sendNothing(): void {
    this.response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  }

  fail(): void {
    this.send(500, 'text/plain', 'This stand-in is switched to fail.');
  }

  redirect(to: string, cookie: string): void {
    this.response.writeHead(303, { Location: to, 'Set-Cookie': cookie }).end();
  }
}
