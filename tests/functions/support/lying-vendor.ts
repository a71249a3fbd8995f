import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How the vendor fails: with a status, or with a 200 that makes no sense. */
export type Lie = number | 'nonsense' | 'half a stream';

/** A vendor that finds everything harmless and whose failures quote whatever it was asked. */
export interface LyingVendor {
  baseUrl: string;
  lie: Lie;
  /** Whether moderation fails too. */
  lacksJudgement: boolean;
  close: () => void;
}

const HARMLESS = { flagged: false, categories: {}, category_scores: {}, category_applied_input_types: {} };

export async function startLyingVendor(): Promise<LyingVendor> {
  const vendor: LyingVendor = { baseUrl: '', lie: 500, lacksJudgement: false, close: () => server.close() };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await text(request);
    if (request.url?.endsWith('/moderations') && !vendor.lacksJudgement) {
      const { input } = JSON.parse(asked);
      const results = (Array.isArray(input) ? input : [input]).map(() => HARMLESS);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
      return;
    }
    quote(vendor.lie, `${asked}\n    at ${asked} (${asked}:1:2)`, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  vendor.baseUrl = `http://127.0.0.1:${address.port}/v1`;
  return vendor;
}

function quote(lie: Lie, words: string, response: ServerResponse): void {
  switch (lie) {
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"data": ${words}`);
      return;
    case 'half a stream':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(
        `event: error\ndata: ${JSON.stringify({ type: 'error', code: words, message: words, param: words })}`,
      );
      return;
    default: {
      const error = { message: words, code: words, type: words, param: words };
      response
        .writeHead(lie, { 'content-type': 'application/json', 'x-request-id': 'vendor-1' })
        .end(JSON.stringify({ error }));
    }
  }
}
