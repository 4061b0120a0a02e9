/** `@types/compression` asks for Express, which the preview doesn't use. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { ZlibOptions } from 'node:zlib';

  /** Returns a handler that encodes what the next one writes. */
  export default function compression(
    options?: ZlibOptions,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
