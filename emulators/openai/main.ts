import { parseArgs } from 'node:util';
import { startOpenAiStandIn } from './server.ts';

/** How often the stand-in looks whether whoever started it is still there, milliseconds. */
const PARENT_CHECK_MS = 1000;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    'drip-ms': { type: 'string' },
    data: { type: 'string' },
    voice: { type: 'string' },
  },
});
if (values.port === undefined)
  throw new Error(
    'Usage: node emulators/openai/main.ts --port <number> [--drip-ms <number>] [--data <folder>] [--voice <url>]',
  );

const dripMs = values['drip-ms'];
const standIn = await startOpenAiStandIn({
  port: Number(values.port),
  ...(dripMs === undefined ? {} : { dripMs: Number(dripMs) }),
  ...(values.data === undefined ? {} : { dataFolder: values.data }),
  ...(values.voice === undefined ? {} : { voiceUrl: values.voice }),
});
console.log(`OpenAI stand-in ready at ${standIn.url}`);

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
