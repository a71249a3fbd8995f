import { parseArgs } from 'node:util';
import { endWithParent } from '../launcher/end-with-parent.ts';
import { startOpenAiStandIn } from './server.ts';

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
endWithParent(() => standIn.close());
