import { createServer } from 'node:http';
import { Stripe } from 'stripe';

/** A webhook server for tests. */
export interface Inbox {
  url: string;
  /** The accepted events, oldest first, with signatures checked by the vendor's client. */
  events: Stripe.Event[];
  /** Fails the next `times` deliveries. */
  refuse: (times: number) => void;
  close: () => Promise<void>;
}

export async function openInbox(secret: () => string): Promise<Inbox> {
  const events: Stripe.Event[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        response.writeHead(500).end();
        return;
      }
      try {
        const signature = String(request.headers['stripe-signature']);
        events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret(), 300));
        response.writeHead(200).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}/stripeWebhook`,
    events,
    refuse: (times) => {
      refusals = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
