import { TO_CLIMAX } from './to-climax.ts';
import { TO_DEVELOPMENT } from './to-development.ts';
import { TO_RESOLUTION } from './to-resolution.ts';

/** By the chapter that takes them up. */
export const HOOKS = { development: TO_DEVELOPMENT, climax: TO_CLIMAX, resolution: TO_RESOLUTION } as const;

/** For a last line that was written by somebody else. */
export const PLAIN_PICK_UPS: readonly string[] = [
  'Nobody spoke for a while after that. Then {hero} said what there was to say: “Come on.”',
  '“Well,” said {friend}, “that is one way to end a day.” And {hero} took the first step of the next one.',
  'It was still ringing in their ears when they set off again.',
];
