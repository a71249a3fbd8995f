import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How the vendor fails: with a status, or with an unreadable 200. */
export type VendorFailure = number | 'nonsense' | 'half a stream';

/** A vendor whose moderation passes everything and whose errors quote the request. */
export interface QuotingVendor {
  baseUrl: string;
  vendorFailure: VendorFailure;
  /** Whether the vendor's moderation fails too. */
  moderationFails: boolean;
  close: () => void;
}

const HARMLESS = { flagged: false, categories: {}, category_scores: {}, category_applied_input_types: {} };

export async function startQuotingVendor(): Promise<QuotingVendor> {
  const vendor: QuotingVendor = {
    baseUrl: '',
    vendorFailure: 500,
    moderationFails: false,
    close: () => server.close(),
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestText = await text(request);
    if (request.url?.endsWith('/moderations') && !vendor.moderationFails) {
      const { input } = JSON.parse(requestText);
      const results = (Array.isArray(input) ? input : [input]).map(() => HARMLESS);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
      return;
    }
    quote(vendor.vendorFailure, `${requestText}\n    at ${requestText} (${requestText}:1:2)`, response);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  vendor.baseUrl = `http://127.0.0.1:${address.port}/v1`;
  return vendor;
}

function quote(vendorFailure: VendorFailure, quotedText: string, response: ServerResponse): void {
  switch (vendorFailure) {
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"data": ${quotedText}`);
      return;
    case 'half a stream':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(
        `event: error\ndata: ${JSON.stringify({ type: 'error', code: quotedText, message: quotedText, param: quotedText })}`,
      );
      return;
    default: {
      const error = { message: quotedText, code: quotedText, type: quotedText, param: quotedText };
      response
        .writeHead(vendorFailure, {
          'content-type': 'application/json',
          'x-request-id': 'vendor-1',
          // Longer than moderation waits, so that it does not ask again.
          'retry-after': '60',
        })
        .end(JSON.stringify({ error }));
    }
  }
}
