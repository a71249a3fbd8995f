import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGE_RANGES } from '../../domain/audience/ages.ts';
import { buildPortraitPrompt } from '../../domain/characters/portrait-prompt.ts';
import { withNoTextRule, withStyle } from '../../domain/images/image-prompt.ts';
import { buildLocationPrompt } from '../../domain/locations/location-prompt.ts';
import { DEFAULT_VOICE } from '../../domain/narration/voices.ts';
import { withAvoidList } from '../../domain/safety/avoid-list.ts';
import { buildBibleBrief, buildBiblePrompt } from '../../domain/stories/bible-prompt.ts';
import { buildRepairBrief } from '../../domain/stories/story-brief.ts';
import { cameraOf } from '../../domain/stories/chapter-pictures.ts';
import {
  buildRewriteBrief,
  buildRewritePrompt,
  REWRITE_KINDS,
  type RewriteWish,
} from '../../domain/stories/rewrite.ts';
import { STORY_PHASES } from '../../domain/stories/phases.ts';
import { buildJudgementPrompt } from '../../domain/stories/judgement-prompt.ts';
import { buildMomentBrief, buildMomentPrompt, contextOf } from '../../domain/stories/moment-prompt.ts';
import type { SceneMoment } from '../../domain/stories/scene-moment.ts';
import { buildScenePrompt } from '../../domain/stories/scene-prompt.ts';
import { buildRepairPrompt, buildStoryPrompt, type StoryPrompt } from '../../domain/stories/story-prompt.ts';
import { styleVersionOf } from '../../domain/stories/style-sheet.ts';
import { readingStyle } from '../../functions/src/narration/operations/reading-style.ts';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { briefOf, chapterOf, EMBER, FAMILIES, LYRA, QUAY } from './families.ts';

const FILE = join(PROJECT_ROOT, 'docs', 'prompts.md');

const INTRODUCTION = `# Prompts

Written by \`npm run prompts\`. Change the sheets in [style-sheets](../domain/stories/style-sheets) and the code, not this file.

The whole text of each kind of request to a model, for reviews: six chapters for families of different ages, then the other
requests. Fixed instructions and user texts are separate; a brief is sent on one line.`;

const textBlock = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;

/** The brief is indented here, so that a change of one field is a change of one line. */
function describe(title: string, { instructions, input }: StoryPrompt): string {
  const brief: unknown = JSON.parse(input.replace(/^<brief>|<\/brief>$/g, ''));
  const data = `<brief>${JSON.stringify(brief, null, 2)}</brief>`;
  return [`## ${title}`, 'Instructions:', textBlock(instructions), 'Input:', textBlock(data)].join('\n\n');
}

const describeText = (title: string, text: string): string => `## ${title}\n\n${textBlock(text)}`;

const lastLineOf = (text: string): string => text.split('\n').at(-1) ?? '';

function chapterPrompts(): string[] {
  return FAMILIES.map((family) => {
    const brief = briefOf(family);
    return describe(`${family.title} (${styleVersionOf(brief)})`, buildStoryPrompt(brief));
  });
}

/** The other requests about the story of the fourth family. */
function storyPrompts(): string[] {
  const family = FAMILIES[3] ?? FAMILIES[0];
  const [brief, chapter] = [briefOf(family), chapterOf(family)];
  const faults = { rewrite: [{ index: 1, problem: 'names an unknown character: Zorblax' }], append: 1 };
  const rewriteFor = (wish: RewriteWish) => buildRewritePrompt(buildRewriteBrief(brief, chapter, 1, wish));
  const first = { ...brief, phase: 'introduction' as const };
  return [
    describe('Repair of a chapter', buildRepairPrompt(buildRepairBrief(brief, chapter, faults))),
    describe('Rewrite of a paragraph as the family asks', rewriteFor({ kind: 'own', words: 'more owls' })),
    ...REWRITE_KINDS.map((kind) =>
      describeText(`The last instruction of a rewrite: ${kind}`, lastLineOf(rewriteFor({ kind }).instructions)),
    ),
    describe(
      'Notes, ideas and title after the first chapter',
      buildBiblePrompt(buildBibleBrief(first, chapter), { asksForCards: true }),
    ),
    describe(
      'Notes and ideas after a later chapter',
      buildBiblePrompt(buildBibleBrief(brief, chapter), { asksForCards: true }),
    ),
  ];
}

/** The prompt of a portrait or a location as functions complete it. */
const sentPrompt = (prompt: string): string =>
  withAvoidList(withStyle(withNoTextRule(prompt), 'vivid'), ['spiders', 'storms']);

/** Output of the model. */
const MOMENT: SceneMoment = {
  who: [
    { name: 'Ember', doing: 'crouching before the gull, one claw held out, looking up at it' },
    { name: 'Lyra', doing: 'pointing at the key under its feet, biting her lip' },
  ],
  where: 'on wet planks, a gull standing on an iron key',
  camera: 'medium shot at eye level',
  light: 'misty morning, pale sun behind the masts',
  mood: 'patient',
  alt: 'Ember holds out a claw to a gull that stands on a key while Lyra points at it.',
};

const SCENE = { passage: chapterOf(FAMILIES[0])[1] ?? '', ageRange: '5-8', styleId: 'cartoon-storybook' } as const;

/** The requests of a scene with two portraits and a location's picture: its moment, the picture, its judgement. */
export function scenePrompts(): { moment: StoryPrompt; picture: string; judgement: StoryPrompt } {
  const scene = {
    ...SCENE,
    camera: cameraOf(1, 'opening'),
    pictured: [EMBER, LYRA],
    described: [],
    place: { location: QUAY, isPictured: true },
  };
  const context = contextOf([chapterOf(FAMILIES[0]).join('\n\n')], scene.passage);
  return {
    moment: buildMomentPrompt({ ...buildMomentBrief(scene, context), avoid: ['spiders'] }),
    picture: withAvoidList(buildScenePrompt({ ...scene, moment: MOMENT }), ['spiders']),
    judgement: buildJudgementPrompt({ task: 'judgement', portraits: 2, avoid: ['spiders'] }),
  };
}

function picturePrompts(): string[] {
  const chosen = { ...EMBER.advancedFeatures, background: 'Enchanted Castle', lighting: 'Candlelight' };
  const { moment, picture, judgement } = scenePrompts();
  const described = buildScenePrompt({
    ...SCENE,
    camera: null,
    pictured: [],
    described: [EMBER],
    place: { location: QUAY, isPictured: false },
  });
  return [
    describeText('Portrait', sentPrompt(buildPortraitPrompt(EMBER))),
    describeText(
      'Portrait with a chosen background and light, and a wish',
      sentPrompt(buildPortraitPrompt({ ...EMBER, advancedFeatures: chosen }, 'wings wide open')),
    ),
    describeText('Place', sentPrompt(buildLocationPrompt(QUAY))),
    describe('The moment of a scene', moment),
    describeText('Scene of that moment, drawn from pictures', picture),
    describe('Judgement of a scene, with small versions of two portraits and of the scene', judgement),
    describeText('Scene of a passage without a moment and without pictures', withAvoidList(described, ['spiders'])),
  ];
}

/** One phase for each age, since a style combines both. */
const narrationPrompts = (): string[] =>
  AGE_RANGES.map((ageRange, index) => {
    const phase = STORY_PHASES[index] ?? 'introduction';
    return describeText(
      `Narration for ages ${ageRange}, ${phase}`,
      readingStyle({ voice: DEFAULT_VOICE, ageRange, phase }),
    );
  });

/** docs/prompts.md: its current text, and the text that the prompts give. */
export function promptsFile(): { file: string; actual: string; expected: string } {
  const sections = [INTRODUCTION, ...chapterPrompts(), ...storyPrompts(), ...picturePrompts(), ...narrationPrompts()];
  const actual = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  return { file: FILE, actual, expected: `${sections.join('\n\n')}\n` };
}
