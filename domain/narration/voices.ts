import type { Choice } from '../catalogue/choice.ts';

/**
 * The voices that a family can choose. The ids are those of OpenAI's speech models that every one of them has
 * (openai/resources/audio/speech.d.ts); the words are ours.
 */
export const VOICE_CHOICES = [
  { id: 'fable', label: 'The storyteller, warm and wondering' },
  { id: 'shimmer', label: 'Soft and clear' },
  { id: 'sage', label: 'Calm, for falling asleep' },
  { id: 'coral', label: 'Bright and cheerful' },
  { id: 'nova', label: 'Lively and young' },
  { id: 'ash', label: 'Deep and gentle' },
  { id: 'onyx', label: 'Grandfatherly and slow' },
] as const satisfies readonly Choice[];

export type Voice = (typeof VOICE_CHOICES)[number]['id'];

export const VOICES: readonly Voice[] = VOICE_CHOICES.map(({ id }) => id);

export const DEFAULT_VOICE: Voice = 'fable';
