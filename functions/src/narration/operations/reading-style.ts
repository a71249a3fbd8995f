import type { AgeRange } from '@talelantern/domain/audience/ages';
import { VOICE_CHOICES, type Voice } from '@talelantern/domain/narration/voices';
import type { StoryPhase } from '@talelantern/domain/stories/phases';

/** The inputs that decide how a chapter is read aloud, besides its text. */
export interface Reader {
  voice: Voice;
  ageRange: AgeRange;
  phase: StoryPhase;
}

const TASK = 'Read this passage of a children’s story aloud, word for word. Do not add or leave out anything.';

const PACE: Readonly<Record<AgeRange, string>> = {
  '3-4':
    'The listener is three or four years old. Read slowly and clearly, pause after every sentence, let animals and noises sound playful, and stay gentle even when something goes wrong.',
  '5-8':
    'The listener is five to eight years old. Read without hurry, pause briefly after every sentence, and give each speaking character a slightly different tone.',
  '9-12':
    'The listener is nine to twelve years old. Read at a natural pace, let suspense slow you down and action speed you up, and keep voices of characters subtle.',
  '12-17':
    'The listener is a teenager. Read like an audiobook for adults: natural pace, restrained, never in the tone that is used with small children.',
};

/** Sent with each passage of a chapter, so a mood is one that can be held: nothing that grows or fades. */
const MOOD: Readonly<Record<StoryPhase, string>> = {
  introduction: 'This chapter opens the story: sound curious and inviting.',
  development: 'In this chapter the story thickens: sound attentive and full of wonder.',
  climax: 'This is the most exciting chapter: sound awake and close, not louder than in the others, never frightening.',
  resolution: 'This chapter ends the story: sound warm, content and quiet.',
};

/** The instructions for the speech model; changing them changes the key of a recording. */
export function readingStyle({ voice, ageRange, phase }: Reader): string {
  const label = VOICE_CHOICES.find(({ id }) => id === voice)?.label ?? '';
  return [TASK, `Your voice: ${label}.`, PACE[ageRange], MOOD[phase]].join(' ');
}
