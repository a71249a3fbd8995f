import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Fault } from '../controls/fault.ts';
import type { PictureMemory } from '../pictures/recognition/picture-memory.ts';
import type { UploadedFiles } from './multipart.ts';

/** One request on its way through the stand-in: what came in, what a test wants to go wrong, and the way out. */
export interface Exchange {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON or the fields of a form, undefined when the request had no body. */
  body: unknown;
  /** What a form brought with it; empty for JSON. */
  files: UploadedFiles;
  response: ServerResponse;
  pictureMemory: PictureMemory;
  /** Base address of the program that speaks (emulators/voice); null when none runs. */
  voiceUrl: string | null;
  /** Pause between two streamed words, milliseconds. */
  dripMs: number;
  /** The fault that matched this request; endpoints read only the kinds that concern their answer. */
  fault: Fault | null;
}

export type Endpoint = (exchange: Exchange) => Promise<void> | void;

/** Answers with JSON, unless the caller has gone. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}
