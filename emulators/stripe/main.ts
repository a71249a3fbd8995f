import { parseArgs } from 'node:util';
import { startStripeStandIn } from './server.ts';

/** How often the stand-in looks whether whoever started it is still there, milliseconds. */
const PARENT_CHECK_MS = 1000;

const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' }, webhook: { type: 'string' } },
});
if (values.port === undefined)
  throw new Error(
    'Usage: [STRIPE_WEBHOOK_SECRET=…] node emulators/stripe/main.ts --port <number> [--data <folder>] [--webhook <url>]',
  );

const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
const standIn = await startStripeStandIn({
  port: Number(values.port),
  webhook: values.webhook === undefined ? null : { url: values.webhook, secret },
  ...(values.data === undefined ? {} : { dataFolder: values.data }),
});
console.log(`Stripe stand-in ready at ${standIn.url}`);

const stop = (): void => {
  void standIn.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

// A killed launcher cannot stop its children: without this check the port would stay taken.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, PARENT_CHECK_MS).unref();
