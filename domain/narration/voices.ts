import type { Choice } from '../catalogues/choice.ts';

/**
 * Voices by the names that all models of OpenAI's `audio/speech` have (openai/resources/audio/speech.d.ts); the labels are
 * ours. The adapter of another API maps them to its voices.
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

/** A voice that every API of the vendor has under this name. */
export const DEFAULT_VOICE: Voice = 'sage';
