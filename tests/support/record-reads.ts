import { appendFileSync } from 'node:fs';
import type { ClientHttp2Stream } from 'node:http2';
import { readMessage, type Message } from '../../scripts/indexes/read-message.ts';
import { documentsInMessages, readMethodOf, type ReadMethod } from './documents-read.ts';
import { watchHttp2 } from './watch-http2.ts';

/*
 * Loaded before functions: writes down how many documents the answers of Firestore hold as they reach the process, one
 * number on a line, into the file of TALELANTERN_READ_LOG (read-log.ts). Without that it does nothing.
 */

const file = process.env['TALELANTERN_READ_LOG'];

/** A gRPC message begins with a flag and its length. */
const PREFIX_BYTES = 5;

/** Takes the bytes of an answer as they come; each time answers all messages that are complete by now. */
function collectMessages(): (chunk: Buffer) => Message[] {
  const messages: Message[] = [];
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + rest.readUInt32BE(1);
      if (rest.length < end) break;
      messages.push(readMessage(rest.subarray(PREFIX_BYTES, end)));
      rest = rest.subarray(end);
    }
    return messages;
  };
}

/** Written before the SDK has seen the message: the function's own answer is never earlier. */
function recordReads(to: string, stream: ClientHttp2Stream, method: ReadMethod): void {
  const collect = collectMessages();
  let written = 0;
  stream.on('data', (chunk: Buffer) => {
    const messages = collect(chunk);
    const documents = messages.length === 0 ? 0 : documentsInMessages(method, messages);
    if (documents > written) appendFileSync(to, `${documents - written}\n`);
    written = documents;
  });
}

if (file !== undefined)
  watchHttp2((path, stream) => {
    const method = readMethodOf(path);
    if (method !== null) recordReads(file, stream, method);
  });
