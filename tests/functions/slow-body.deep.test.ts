import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createFamily, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { storyRequest, readChapterResponse, chapter, textReply, CHAPTER_REQUESTS } from './support/chapters.ts';

/** Long enough for a complete body on a busy machine. */
const BODY_TIMEOUT_MS = 4_000;

const TIMED_OUT = {
  status: 400,
  json: { error: { code: 'invalid', message: 'The request could not be read', field: 'body' } },
};

interface RawResponse {
  status: number;
  json: unknown;
}

interface Sending {
  head: readonly string[];
  /** Pieces sent one after another until the server closes the connection. */
  pieces: Iterable<string>;
  everyMs: number;
  /** The response is not read before this resolves. */
  readFrom?: Promise<unknown>;
}

function sendSlowly(url: string, { head, pieces, everyMs, readFrom }: Sending) {
  const { hostname, port, pathname } = new URL(url);
  return new Promise<RawResponse>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const receivedChunks: string[] = [];
    const remainingPieces = pieces[Symbol.iterator]();
    socket.write([`POST ${pathname} HTTP/1.1`, `Host: ${hostname}`, ...head, '', ''].join('\r\n'));
    const timer = setInterval(() => {
      const piece = remainingPieces.next();
      if (!piece.done) socket.write(piece.value);
    }, everyMs);
    socket.on('data', (data) => receivedChunks.push(data.toString()));
    if (readFrom) {
      socket.pause();
      void readFrom.then(() => socket.resume());
    }
    // A client that continues after the response may be cut off.
    socket.on('error', (error) => {
      if (receivedChunks.length === 0) reject(error);
    });
    socket.on('close', () => {
      clearInterval(timer);
      const [status = '', body = ''] = receivedChunks.join('').split(/\r\n\r\n/);
      const json = /\{.*\}/s.exec(body)?.[0];
      resolve({ status: Number(status.split(' ')[1]), json: json === undefined ? null : JSON.parse(json) });
    });
  });
}

function* endlessBytes(): Generator<string> {
  for (;;) yield ' ';
}

const underTest = setUpFunction('generateStory', { BODY_TIMEOUT_MS: String(BODY_TIMEOUT_MS) });
const signedIn = ({ token }: Family): string[] => [
  `Authorization: Bearer ${token}`,
  'Content-Type: application/json',
  'Connection: close',
];

it.each([
  ['with a content length', 'Content-Length: 100000'],
  ['without a content length', 'Transfer-Encoding: chunked'],
])('a body sent byte by byte, %s, times out with an error message, even if it continues', async (_case, length) => {
  const family = await createFamily();
  const chunked = length.startsWith('Transfer');
  function* pieces() {
    for (const byte of endlessBytes()) yield chunked ? `1\r\n${byte}\r\n` : byte;
  }
  const head = [...signedIn(family), length];
  expect(await sendSlowly(underTest.url(), { head, pieces: pieces(), everyMs: 50 })).toMatchObject(TIMED_OUT);
});

it('a client that keeps sending and reads late gets the response to its slow body', async () => {
  const family = await createFamily();
  const sending = { head: [...signedIn(family), 'Content-Length: 100000'], everyMs: 50 };
  const alertCount = (): number => underTest.logs().split('slow_body').length;
  const before = alertCount();
  let since = 0;
  const { promise: readFrom, resolve: startReading } = Promise.withResolvers<void>();
  function* pieces() {
    for (const byte of endlessBytes()) {
      yield byte;
      if (alertCount() > before) since += 1;
      if (since === 5) startReading();
    }
  }
  expect(await sendSlowly(underTest.url(), { ...sending, pieces: pieces(), readFrom })).toMatchObject(TIMED_OUT);
});

it('a body that is too large and slow does not keep its connection open', async () => {
  const family = await createFamily();
  const head = [...signedIn(family).slice(0, 2), 'Content-Length: 33000000'];
  const response = await sendSlowly(underTest.url(), { head, pieces: endlessBytes(), everyMs: 50 });
  expect(response.status).toBe(413);
});

it('a body that arrives in two chunks before the timeout is read, and the body timeout does not limit the handler', async () => {
  const family = await createFamily();
  const body = JSON.stringify(storyRequest());
  await underTest.standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
  const response = await sendSlowly(underTest.url(), {
    head: [...signedIn(family), `Content-Length: ${Buffer.byteLength(body)}`],
    pieces: [body.slice(0, 40), body.slice(40)],
    everyMs: 50,
  });
  readChapterResponse({ ...response, headers: new Headers(), text: '' });
});
