import { parseArgs } from 'node:util';
import { endWithParent } from '../../local-cloud/launcher/end-with-parent.ts';
import { createPainter } from '../illustrator/painter.ts';
import { compareScene } from '../illustrator/recognition/compare-scene.ts';
import { replyToPrompt } from '../storyteller/reply-to-prompt.ts';
import { drawPlain } from './draw-plain.ts';
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
    'Usage: node stand-ins/openai/main.ts --port <number> [--drip-ms <number>] [--data <folder>] [--voice <url>]',
  );

// Tests choose plain pictures, because drawing takes half a second of CPU time.
const { draw, compare } =
  process.env['OPENAI_STAND_IN_PICTURES'] === 'plain'
    ? { draw: drawPlain, compare: compareScene }
    : createPainter(values.data ?? null);

const dripMs = values['drip-ms'];
const standIn = await startOpenAiStandIn({
  port: Number(values.port),
  drawPicture: draw,
  replyToPrompt,
  comparePictures: compare,
  ...(dripMs === undefined ? {} : { dripMs: Number(dripMs) }),
  ...(values.voice === undefined ? {} : { voiceUrl: values.voice }),
});
console.log(`OpenAI stand-in ready at ${standIn.url}`);
endWithParent(() => standIn.close());
