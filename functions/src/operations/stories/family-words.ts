import { WISH_REFUSED } from '@talelantern/domain/contracts/generate-story';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { fill } from '@talelantern/domain/text/lists';
import { assertFieldsFit, type FieldText, type ModerationTools } from '../moderation.ts';

/** Where a family's words stand in a request, as it calls them. */
const PLACES = {
  characters: 'your characters',
  locations: 'your places',
  'settings.relationships': 'the relationships',
  prompt: 'your own wish',
  'settings.idea': 'your idea for this chapter',
  'settings.rewrite.wish': 'your own wish',
  previousParts: 'the story so far',
} as const;

type Place = keyof typeof PLACES;

const at = (field: Place, texts: readonly string[]): FieldText[] =>
  texts.map((text) => ({ field, text, refusal: fill(WISH_REFUSED, { what: PLACES[field] }) }));

/** Everything in the brief that is not a choice from our own lists. */
const wordsOf = (brief: StoryBrief): FieldText[] => [
  ...at('characters', brief.characters.map(joined)),
  ...at('locations', brief.locations.map(joined)),
  ...at(
    'settings.relationships',
    brief.relationships.map(({ details }) => details),
  ),
  ...at('prompt', [brief.customElements]),
  ...at('settings.idea', [brief.idea]),
  ...at('previousParts', brief.previousParts),
];

const joined = (fields: object): string => Object.values(fields).flat().filter(Boolean).join('\n');

/** @throws AppError `refused`, with what the family has to change, unless all that it wrote is fit for a story. */
export const assertWordsFit = (tools: ModerationTools, brief: StoryBrief, requestId: string): Promise<void> =>
  assertFieldsFit(tools, wordsOf(brief), { audience: 'family', direction: 'in', requestId });

/** The same for a paragraph of `chapter` that is to be told anew as `wish` says. */
export const assertRewriteWordsFit = (
  tools: ModerationTools,
  brief: StoryBrief,
  { chapter, wish, requestId }: { chapter: readonly string[]; wish: string; requestId: string },
): Promise<void> =>
  assertFieldsFit(
    tools,
    [...wordsOf(brief), ...at('previousParts', [chapter.join('\n\n')]), ...at('settings.rewrite.wish', [wish])],
    { audience: 'family', direction: 'in', requestId },
  );
