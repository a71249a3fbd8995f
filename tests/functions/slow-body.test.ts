import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createFamily, type Family } from './support/family.ts';
import { useFunction } from './support/function-under-test.ts';
import { storyRequest, told, chapter, telling, TELLING } from './support/chapters.ts';

/** Long enough for a whole body on a busy machine. */
const PATIENCE_MS = 4_000;

const GIVEN_UP = {
  status: 400,
  json: { error: { code: 'invalid', message: 'The request could not be read', field: 'body' } },
};

interface RawAnswer {
  status: number;
  json: unknown;
}

interface Sending {
  head: readonly string[];
  /** Sent one after the other, and no more than there are, until the other side has closed the connection. */
  pieces: Iterable<string>;
  everyMs: number;
  /** Nothing that comes back is read before. */
  readFrom?: Promise<unknown>;
}

function sendSlowly(url: string, { head, pieces, everyMs, readFrom }: Sending) {
  const { hostname, port, pathname } = new URL(url);
  return new Promise<RawAnswer>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const received: string[] = [];
    const left = pieces[Symbol.iterator]();
    socket.write([`POST ${pathname} HTTP/1.1`, `Host: ${hostname}`, ...head, '', ''].join('\r\n'));
    const dripping = setInterval(() => {
      const piece = left.next();
      if (!piece.done) socket.write(piece.value);
    }, everyMs);
    socket.on('data', (data) => received.push(data.toString()));
    if (readFrom) {
      socket.pause();
      void readFrom.then(() => socket.resume());
    }
    // Whoever drips on after the answer has come may be cut off.
    socket.on('error', (error) => {
      if (received.length === 0) reject(error);
    });
    socket.on('close', () => {
      clearInterval(dripping);
      const [status = '', body = ''] = received.join('').split(/\r\n\r\n/);
      const json = /\{.*\}/s.exec(body)?.[0];
      resolve({ status: Number(status.split(' ')[1]), json: json === undefined ? null : JSON.parse(json) });
    });
  });
}

function* bytesWithoutEnd(): Generator<string> {
  for (;;) yield ' ';
}

describe('a body that arrives slowly', () => {
  const underTest = useFunction('generateStory', { BODY_TIMEOUT_MS: String(PATIENCE_MS) });
  const signedIn = ({ token }: Family): string[] => [
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Connection: close',
  ];

  it.each([
    ['that says how long it is', 'Content-Length: 100000'],
    ['without a length', 'Transfer-Encoding: chunked'],
  ])('H6: byte by byte, %s, is given up with a kind answer, however it drips on', async (_case, length) => {
    const family = await createFamily();
    const chunked = length.startsWith('Transfer');
    function* pieces() {
      for (const byte of bytesWithoutEnd()) yield chunked ? `1\r\n${byte}\r\n` : byte;
    }
    const head = [...signedIn(family), length];
    expect(await sendSlowly(underTest.url(), { head, pieces: pieces(), everyMs: 50 })).toMatchObject(GIVEN_UP);
  });

  it('is still answered to whoever reads later and drips on meanwhile', async () => {
    const family = await createFamily();
    const sending = { head: [...signedIn(family), 'Content-Length: 100000'], everyMs: 50 };
    const given = (): number => underTest.logs().split('slow_body').length;
    const before = given();
    let since = 0;
    const { promise: readFrom, resolve: read } = Promise.withResolvers<void>();
    function* pieces() {
      for (const byte of bytesWithoutEnd()) {
        yield byte;
        if (given() > before) since += 1;
        if (since === 5) read();
      }
    }
    expect(await sendSlowly(underTest.url(), { ...sending, pieces: pieces(), readFrom })).toMatchObject(GIVEN_UP);
  });

  it('H7: that is too large and drips on holds no connection', async () => {
    const family = await createFamily();
    const head = [...signedIn(family).slice(0, 2), 'Content-Length: 33000000'];
    const answer = await sendSlowly(underTest.url(), { head, pieces: bytesWithoutEnd(), everyMs: 50 });
    expect(answer.status).toBe(413);
  });

  it('in two pieces in time is read, and its story may take as long as it takes', async () => {
    const family = await createFamily();
    const body = JSON.stringify(storyRequest());
    await underTest.standIn.plan(telling(chapter(6)), TELLING);
    const answer = await sendSlowly(underTest.url(), {
      head: [...signedIn(family), `Content-Length: ${Buffer.byteLength(body)}`],
      pieces: [body.slice(0, 40), body.slice(40)],
      everyMs: 50,
    });
    told({ ...answer, headers: new Headers(), text: '' });
  });
});
