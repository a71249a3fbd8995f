import { appendFileSync } from 'node:fs';
import type { ClientHttp2Stream } from 'node:http2';
import { decodeMessage } from '../../scripts/indexes/firestore-messages.ts';
import { RESPONSE_TYPES, documentsInResponse, readMethodOf, type ReadMethod } from './documents-read.ts';
import { watchHttp2 } from './watch-http2.ts';

/*
 * Preloaded into the functions process: appends the number of documents in each Firestore response, one per line, to
 * the file named by TALELANTERN_READ_LOG (read-log.ts). Does nothing if the variable is not set.
 */

const file = process.env['TALELANTERN_READ_LOG'];

/** The prefix of a gRPC message: a flag and its length. */
const PREFIX_BYTES = 5;

/** Returns a function that takes the bytes of a response and returns the messages completed by them. */
function collectMessages(type: string): (chunk: Buffer) => unknown[] {
  const messages: unknown[] = [];
  let incompleteBytes = Buffer.alloc(0);
  return (chunk) => {
    incompleteBytes = Buffer.concat([incompleteBytes, chunk]);
    while (incompleteBytes.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + incompleteBytes.readUInt32BE(1);
      if (incompleteBytes.length < end) break;
      messages.push(decodeMessage(type, incompleteBytes.subarray(PREFIX_BYTES, end)));
      incompleteBytes = incompleteBytes.subarray(end);
    }
    return messages;
  };
}

/** Logged before the SDK gets the message, so never after the function's response. */
function recordReads(to: string, stream: ClientHttp2Stream, method: ReadMethod): void {
  const collect = collectMessages(RESPONSE_TYPES[method]);
  let loggedCount = 0;
  stream.on('data', (chunk: Buffer) => {
    const messages = collect(chunk);
    const documents = messages.length === 0 ? 0 : documentsInResponse(method, messages);
    if (documents > loggedCount) appendFileSync(to, `${documents - loggedCount}\n`);
    loggedCount = documents;
  });
}

if (file !== undefined)
  watchHttp2((path, stream) => {
    const method = readMethodOf(path);
    if (method !== null) recordReads(file, stream, method);
  });
