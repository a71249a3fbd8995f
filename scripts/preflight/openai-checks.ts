import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Config } from '../../functions/src/config.ts';
import { createOpenAiClient } from '../../functions/src/core/openai-client.ts';
import { createOpenAiModerator } from '../../functions/src/moderation/adapters/openai-moderator.ts';
import { createNarrator } from '../../functions/src/narration/adapters/create-narrator.ts';
import { shrinkPicture } from '../../functions/src/pictures/adapters/encode-picture.ts';
import { createOpenAiImageModel } from '../../functions/src/pictures/adapters/openai-image-model.ts';
import { createResponsesStoryWriter } from '../../functions/src/stories/adapters/responses-story-writer.ts';
import { costOf } from '../../functions/src/generation/operations/prices.ts';
import type { CostMeter, PictureOrder, VendorUsage } from '../../functions/src/generation/ports/providers.ts';
import { buildJudgementPrompt } from '@talelantern/domain/stories/judgement-prompt';
import { DEFAULT_VOICE } from '@talelantern/domain/narration/voices';
import { MICROS_PER_DOLLAR } from '@talelantern/domain/plans/budget';
import { readingStyle } from '../../functions/src/narration/operations/reading-style.ts';
import { secondsOf } from '../../functions/src/narration/ports/ports.ts';
import type { Check } from './checks.ts';

const STORY_BRIEF =
  'Write two short paragraphs for a five-year-old: a small dragon finds a lost mitten and takes it home.';
const NOTES_BRIEF = `${STORY_BRIEF} Then answer with notes on its people, places, objects and promises.`;
const MOMENT_BRIEF = 'Say what a picture of a small dragon shows who finds a lost mitten in the snow.';
const PASSAGE = 'Ember the dragon found a red mitten in the snow, and carried it home very carefully.';
const PICTURE_PROMPT =
  'Picture book illustration of a small friendly red dragon who holds a mitten in the snow. No text.';

/** Messages that the adapters require and a preflight does not show. */
const MESSAGES = {
  refused: 'The vendor refused it.',
  tooLarge: 'The vendor finds it too large.',
  invalid: 'No picture.',
};

const quiet = (): void => {};

/** One real call of each kind, with the functions' own adapters. They cost about 25 cents. */
export async function openAiChecks({ apiKey, text, image, moderation, speech, spending }: Config): Promise<Check[]> {
  // A plain picture until the portrait is generated, so that the other checks still run if the portrait fails.
  let picture = await plainPicture();
  let used: VendorUsage[] = [];
  const meter: CostMeter = { beginCall: () => (usage) => usage !== 'nothing' && used.push(usage) };
  const clientAt = ({ baseUrl }: { baseUrl: string }) => createOpenAiClient(apiKey, baseUrl);
  const moderator = createOpenAiModerator(clientAt(moderation), moderation, quiet);
  const writer = createResponsesStoryWriter(clientAt(text), text, quiet);
  const painter = createOpenAiImageModel(clientAt(image), image, quiet);
  const narrator = createNarrator(clientAt(speech), speech, quiet);
  const identity = () => ({ requestId: randomUUID(), safetyIdentifier: 'preflight' });
  const textOrder = (input: string) => ({
    ...identity(),
    prompt: { instructions: 'You write for children.', input },
    maxOutputTokens: 1_500,
    cacheKey: 'preflight',
    isEconomy: false,
    meter,
  });
  const paint = (order: Pick<PictureOrder, 'shape' | 'quality' | 'references'>) =>
    painter.generate({ ...identity(), ...order, prompt: PICTURE_PROMPT, messages: MESSAGES, meter });

  /** A check that reports time, tokens and price beside what `ask` found. */
  const measuredCheck = (name: string, model: string, ask: () => Promise<string>): Check => ({
    name: `${name} (${model})`,
    async run() {
      used = [];
      const startedAt = performance.now();
      const found = await ask();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const costs = used.flatMap((usage) => [
        ...tokensOf(usage),
        `$${(costOf(spending.prices, usage) / MICROS_PER_DOLLAR).toFixed(4)}`,
      ]);
      return [found, `${seconds} s`, ...costs].join(', ');
    },
  });

  const textModels = [
    { name: 'a chapter, streamed', model: text.model, isEconomy: false },
    { name: 'a chapter on Free', model: text.economyModel, isEconomy: true },
  ].filter(({ model, isEconomy }) => !isEconomy || model !== text.model);

  return [
    measuredCheck('moderation of a text', moderation.model, async () => {
      const [verdict] = await moderator.moderateTexts([PASSAGE]);
      if (verdict?.flagged.length !== 0) throw new Error('A harmless text is flagged: every story would be refused.');
      return 'a harmless text passes';
    }),
    ...textModels.map(({ name, model, isEconomy }) =>
      measuredCheck(name, model, async () => {
        let letters = 0;
        const order = { ...textOrder(STORY_BRIEF), isEconomy, temperature: 0.8, signal: new AbortController().signal };
        const { isTruncated } = await writer.write(order, (piece) => (letters += piece.length));
        return `${letters} letters${isTruncated ? ', cut off' : ''}`;
      }),
    ),
    measuredCheck('notes of a chapter', text.model, async () => {
      const { bible } = await writer.updateNotes(textOrder(NOTES_BRIEF));
      return `${bible.people.length} people`;
    }),
    measuredCheck('the moment of a scene', text.economyModel, async () => {
      const { who } = await writer.findMoment({ ...textOrder(MOMENT_BRIEF), isEconomy: true });
      return `${who.length} people`;
    }),
    measuredCheck('a portrait, medium', image.economyModel, async () => {
      picture = await paint({ shape: 'portrait', quality: 'medium', references: [] });
      return sizeOf(picture);
    }),
    measuredCheck('moderation of a picture', moderation.model, async () => {
      const { flagged } = await moderator.moderatePicture(picture);
      if (flagged.length > 0) throw new Error(`The portrait is flagged: ${flagged.join(', ')}`);
      return 'the portrait passes';
    }),
    measuredCheck('a landscape, high', image.model, async () =>
      sizeOf(await paint({ shape: 'landscape', quality: 'high', references: [] })),
    ),
    measuredCheck('a scene with three references', image.economyModel, async () =>
      sizeOf(await paint({ shape: 'landscape', quality: 'medium', references: [picture, picture, picture] })),
    ),
    measuredCheck('the judgement of a scene', text.economyModel, async () => {
      const small = await shrinkPicture(picture);
      const prompt = buildJudgementPrompt({ task: 'judgement', portraits: 1, avoid: ['spiders'] });
      const order = { ...textOrder(''), prompt, pictures: [small, small], isEconomy: true };
      const { sameHero, avoided } = await writer.judgeScene(order);
      return `the same picture is ${sameHero} the same and shows ${avoided} of what is avoided`;
    }),
    measuredCheck('speech', speech.model, async () => {
      const signal = new AbortController().signal;
      const style = readingStyle({ voice: DEFAULT_VOICE, ageRange: '5-8', phase: 'introduction' });
      const order = { ...identity(), text: PASSAGE, voice: DEFAULT_VOICE, style, signal, meter };
      const sound = await narrator.speak(order);
      return `${secondsOf(sound).toFixed(1)} s of sound`;
    }),
  ];
}

function tokensOf(usage: VendorUsage): string[] {
  if (usage.kind === 'speech') return [];
  const tokensIn = usage.kind === 'text' ? usage.inputTokens : usage.textTokens + usage.pictureTokens;
  return [`${tokensIn} tokens in, ${usage.outputTokens} out`];
}

const plainPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 768, height: 1024, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height, format } = await sharp(picture).metadata();
  return `${width}x${height} ${format}`;
}
