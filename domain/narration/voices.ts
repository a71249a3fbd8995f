import type { Choice } from '../catalogues/choice.ts';

/** The names that all models of OpenAI's `audio/speech` have; labels are ours. Adapters of other APIs map them. */
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
