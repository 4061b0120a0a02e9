import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Rate in bits a second, time there and back in milliseconds. */
export interface NetworkConditions {
  rate: number;
  latency: number;
}

const PACKET = 1460;

/**
 * A network between a browser and a server on this machine. It is not the browser's own imitation: that
 * needs its inspector to follow each request, which was a fifth of what a page did between tap and
 * answer.
 */
export class SlowNetwork {
  #conditions: NetworkConditions | undefined;
  /** What waits for each connection; all have an equal share of the rate. */
  readonly #waiting = new Map<Socket, Buffer[]>();
  #isSending = false;
  readonly #server: Server;

  /** @param port Of the server. */
  constructor(port: number) {
    this.#server = createServer((browser) => this.#join(browser, connect(port, 'localhost')));
  }

  /** Opens the network on a free port, and returns the address to use in place of the server's. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on; without conditions everything passes at once. */
  setConditions(conditions?: NetworkConditions): void {
    this.#conditions = conditions;
  }

  close(): void {
    for (const browser of this.#waiting.keys()) browser.destroy();
    this.#server.close();
  }

  #join(browser: Socket, server: Socket): void {
    this.#waiting.set(browser, []);
    const end = () => {
      this.#waiting.delete(browser);
      browser.destroy();
      server.destroy();
    };
    for (const socket of [browser, server]) socket.on('close', end).on('error', end);
    browser.on('data', (request) => this.#later(() => server.write(request)));
    server.on('data', (answer) => {
      if (!this.#conditions) return void browser.write(answer);
      for (let start = 0; start < answer.length; start += PACKET) {
        this.#waiting.get(browser)?.push(answer.subarray(start, start + PACKET));
      }
      void this.#send();
    });
  }

  /** Half of the latency on each way. */
  #later(act: () => void): void {
    if (this.#conditions) setTimeout(act, this.#conditions.latency / 2);
    else act();
  }

  /** Sends what waits, a packet of each connection in turn. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let isFree = performance.now();
    for (let sent = true; sent;) {
      sent = false;
      for (const [browser, packets] of this.#waiting) {
        const packet = packets.shift();
        if (!packet) continue;
        sent = true;
        this.#later(() => browser.write(packet));
        isFree += (packet.length * 8000) / (this.#conditions?.rate ?? Infinity);
        const wait = isFree - performance.now();
        // Timers are too coarse for one packet.
        if (wait > 2) await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    this.#isSending = false;
  }
}
