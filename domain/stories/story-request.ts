import {
  AGE_RANGE_REQUIRED,
  CHARACTER_REQUIRED,
  generateStoryContract,
  INVALID_STORY_PARAMETERS,
  requestCharacterSchema,
  THEME_REQUIRED,
  VALID_CHARACTER_REQUIRED,
  type GenerateStoryRequest,
  type StoryRequestCharacter,
} from '../contracts/generate-story.ts';
import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';
import { textsIn } from '../text/texts-in.ts';
import { AGE_RANGES, type AgeRange } from './ages.ts';
import { withRelationship } from './relationship-form.ts';
import { DEFAULT_LENGTH, FIRST_PHASE, STORY_PHASES, type StoryLength, type StoryPhase } from './phases.ts';
import type { Story } from './story.ts';
import { findTheme } from './themes.ts';

/** A story request whose every part is known to be usable. */
export interface CheckedStoryRequest {
  characters: StoryRequestCharacter[];
  locations: NonNullable<GenerateStoryRequest['locations']>;
  relationships: NonNullable<NonNullable<GenerateStoryRequest['settings']>['relationships']>;
  theme: { name: string; category: string };
  ageRange: AgeRange;
  phase: StoryPhase;
  length: StoryLength;
  customElements: string;
  /** What is to happen in this chapter, on one line; empty where nothing was wished. */
  idea: string;
}

/** The characters that have a name, a type and an appearance. */
function validStoryCharacters(characters: readonly unknown[]): StoryRequestCharacter[] {
  return characters.flatMap((character) => {
    const parsed = requestCharacterSchema.safeParse(character);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * Checks what both the app and the function check before a story is told (specification §5, service side).
 * @throws AppError `invalid` with the specified sentence and the field's name; as `assertTellable`.
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
  return assertTellable({
    characters,
    locations: request.locations ?? [],
    relationships: onePerPair(request.settings?.relationships ?? []),
    theme,
    ageRange,
    phase: request.storyPhase ?? FIRST_PHASE,
    length: request.settings?.length ?? DEFAULT_LENGTH,
    customElements: request.prompt?.trim() ?? '',
    idea: toOneLine(request.settings?.idea ?? ''),
  });
}

/** As the app makes them: between two, and the last one of a pair. More would be own words on every plan. */
const onePerPair = (relationships: CheckedStoryRequest['relationships']): CheckedStoryRequest['relationships'] =>
  relationships
    .filter(({ fromCharacterId, toCharacterId }) => fromCharacterId !== toCharacterId)
    .reduce<CheckedStoryRequest['relationships']>(withRelationship, []);

/**
 * The request, unless its fields are too much together, however short each is.
 * @throws AppError `too_large` with the specified sentence.
 */
export function assertTellable(request: CheckedStoryRequest): CheckedStoryRequest {
  const size = textsIn(request).reduce((sum, text) => sum + text.length, 0);
  if (size > LIMITS.storyBrief) throw new AppError('too_large', generateStoryContract.messages[413]);
  return request;
}

const NO_THEME = { name: '', category: '' };

/** The request with which a chapter (index 0-3) of a stored story would be told again. */
export const chapterRequestOf = (story: Story, part: number): CheckedStoryRequest => ({
  characters: story.characters,
  locations: story.locations,
  relationships: story.relationships,
  // Any other text may be there: nobody has judged it, and it may name a child.
  theme: findTheme(story.theme) ?? NO_THEME,
  ageRange: story.ageRange,
  phase: STORY_PHASES[part] ?? FIRST_PHASE,
  length: story.settings.length,
  customElements: story.settings.customElements,
  idea: '',
});
