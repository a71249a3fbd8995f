import { createPainter } from '../../illustrator/painter.ts';
import { replyToPrompt } from '../../storyteller/reply-to-prompt.ts';
import { startOpenAiStandIn, type OpenAiStandIn, type OpenAiStandInOptions } from '../server.ts';

/** The stand-in with the generators of the local cloud, on a free port and without pauses. */
export const startWithGenerators = (
  options: Partial<Omit<OpenAiStandInOptions, 'drawPicture' | 'replyToPrompt' | 'comparePictures'>> = {},
): Promise<OpenAiStandIn> => {
  const { draw, compare } = createPainter(null);
  return startOpenAiStandIn({
    port: 0,
    dripMs: 0,
    drawPicture: draw,
    replyToPrompt,
    comparePictures: compare,
    ...options,
  });
};
