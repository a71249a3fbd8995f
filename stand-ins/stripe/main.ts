import { parseArgs } from 'node:util';
import { endWithParent } from '../../local-cloud/launcher/end-with-parent.ts';
import { startStripeStandIn } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' }, webhook: { type: 'string' } },
});
if (values.port === undefined)
  throw new Error(
    'Usage: [STRIPE_WEBHOOK_SECRET=…] node stand-ins/stripe/main.ts --port <number> [--data <folder>] [--webhook <url>]',
  );

const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
const standIn = await startStripeStandIn({
  port: Number(values.port),
  webhook: values.webhook === undefined ? null : { url: values.webhook, secret },
  ...(values.data === undefined ? {} : { dataFolder: values.data }),
});
console.log(`Stripe stand-in ready at ${standIn.url}`);
endWithParent(() => standIn.close());
