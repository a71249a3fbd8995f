import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Fault } from '../controls/fault.ts';
import type { ReplyToPrompt, ComparePictures, DrawPicture } from '../generators.ts';
import type { UploadedFiles } from './multipart.ts';

/** One request and its response, with the fault to apply. */
export interface Exchange {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON or the fields of a form, undefined when the request had no body. */
  body: unknown;
  /** The files of a form; empty for JSON. */
  files: UploadedFiles;
  response: ServerResponse;
  drawPicture: DrawPicture;
  replyToPrompt: ReplyToPrompt;
  comparePictures: ComparePictures;
  /** Base URL of the speech program (stand-ins/voice); null when none runs. */
  voiceUrl: string | null;
  /** Pause between two streamed words, milliseconds. */
  dripMs: number;
  /** The matching fault; endpoints apply the kinds that affect their response. */
  fault: Fault | null;
}

export type Endpoint = (exchange: Exchange) => Promise<void> | void;

/** Sends JSON unless the client has disconnected. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}
