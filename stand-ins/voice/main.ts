import { parseArgs } from 'node:util';
import { startVoice } from './server.ts';

/** Interval in ms of the check that the parent process is alive. */
const PARENT_CHECK_MS = 1000;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
if (values.port === undefined) throw new Error('Usage: node stand-ins/voice/main.ts --port <number>');

const voice = await startVoice({ port: Number(values.port) });
console.log(`Voice (${voice.engine}) ready at ${voice.url}`);

const stop = (): void => {
  void voice.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

// A killed launcher cannot stop its children, and the port would stay in use.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, PARENT_CHECK_MS).unref();
