import {
  AGE_RANGE_REQUIRED,
  CHARACTER_REQUIRED,
  generateStoryContract,
  INVALID_STORY_PARAMETERS,
  memoryKeySchema,
  THEME_REQUIRED,
  VALID_CHARACTER_REQUIRED,
  type GenerateStoryRequest,
} from './generate-story.ts';
import {
  requestCharacterSchema,
  type CheckedStoryRequest,
  type StoryRequestCharacter,
} from '../stories/chapter-request.ts';
import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';
import { textsIn } from '../text/texts-in.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { withRelationship } from '../stories/relationship-form.ts';
import { DEFAULT_LENGTH, FIRST_PHASE, STORY_PHASES } from '../stories/phases.ts';
import { customPromptIn } from '../stories/plain-prompt.ts';
import type { Story } from '../stories/story.ts';
import { findTheme } from '../catalogues/themes.ts';

function validStoryCharacters(characters: readonly unknown[]): StoryRequestCharacter[] {
  return characters.flatMap((character) => {
    const parsed = requestCharacterSchema.safeParse(character);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * Checks a request before a chapter is generated, in the app and in the function (docs/specification.md#5, service
 * side).
 * @throws AppError `invalid` with the specified message and the field's name.
 */
export function checkStoryRequest(request: GenerateStoryRequest): CheckedStoryRequest {
  if (!request.characters || request.characters.length === 0)
    throw new AppError('invalid', CHARACTER_REQUIRED, { field: 'characters' });
  const characters = validStoryCharacters(request.characters);
  if (characters.length === 0) throw new AppError('invalid', VALID_CHARACTER_REQUIRED, { field: 'characters' });
  if (!request.theme?.trim()) throw new AppError('invalid', THEME_REQUIRED, { field: 'theme' });
  if (!request.ageRange?.trim()) throw new AppError('invalid', AGE_RANGE_REQUIRED, { field: 'ageRange' });
  const theme = findTheme(request.theme);
  if (!theme) throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'theme' });
  const ageRange = AGE_RANGES.find((range) => range === request.ageRange);
  if (!ageRange) throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'ageRange' });
  const phase = request.storyPhase ?? FIRST_PHASE;
  return assertWithinSizeCap({
    characters,
    locations: request.locations ?? [],
    relationships: onePerPair(request.settings?.relationships ?? []),
    theme,
    ageRange,
    phase,
    length: request.settings?.length ?? DEFAULT_LENGTH,
    customElements: customPromptIn(request.prompt, { phase, theme: request.theme, ageRange }),
    idea: toOneLine(request.settings?.idea ?? ''),
  });
}

/** The story's key, if any; call it after `checkStoryRequest`. @throws AppError `invalid` for an invalid key. */
export function readMemoryKey({ memoryKey }: GenerateStoryRequest): string | null {
  if (memoryKey === undefined || memoryKey === null) return null;
  const key = memoryKeySchema.safeParse(memoryKey);
  if (!key.success) throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'memoryKey' });
  return key.data;
}

/** One relationship for each pair of different characters: further ones could contain a custom prompt on any plan. */
const onePerPair = (relationships: CheckedStoryRequest['relationships']): CheckedStoryRequest['relationships'] =>
  relationships
    .filter(({ fromCharacterId, toCharacterId }) => fromCharacterId !== toCharacterId)
    .reduce<CheckedStoryRequest['relationships']>(withRelationship, []);

/** @throws AppError `too_large` with the specified message when all inputs together are too long. */
export function assertWithinSizeCap(request: CheckedStoryRequest): CheckedStoryRequest {
  const size = textsIn(request).reduce((sum, text) => sum + text.length, 0);
  if (size > LIMITS.storyBrief) throw new AppError('too_large', generateStoryContract.messages[413]);
  return request;
}

const NO_THEME = { name: '', category: '' };

/** The request that would generate a chapter (index 0-3) of a stored story again. */
export const chapterRequestOf = (story: Story, part: number): CheckedStoryRequest => ({
  characters: story.characters,
  locations: story.locations,
  relationships: story.relationships,
  // A theme outside the catalogue was not moderated, and may contain a child's name, so it is left out.
  theme: findTheme(story.theme) ?? NO_THEME,
  ageRange: story.ageRange,
  phase: STORY_PHASES[part] ?? FIRST_PHASE,
  length: story.settings.length,
  customElements: story.settings.customElements,
  idea: '',
});
