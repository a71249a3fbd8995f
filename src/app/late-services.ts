import type { CharacterReader } from '../services/character-service.ts';
import { LOAD_FAILED } from '../services/generation-service.ts';
import type { HeldDeletions } from '../services/held-deletion.ts';
import type { Services } from '../services/services.ts';
import { withSentence } from '../services/with-sentence.ts';
import type { Makers } from './create-makers.ts';

interface LateDependencies {
  /** Loads what makes things; the same each time. */
  makers: () => Promise<Makers>;
  characters: CharacterReader;
  deletions: HeldDeletions;
  /** Whether there may be work that nobody saved. */
  hasUnfinished: () => Promise<boolean>;
}

/** The services that load their greater part when it is first needed. Looking at characters needs nothing of it. */
export function createLateServices(
  dependencies: LateDependencies,
): Pick<Services, 'characters' | 'stories' | 'generation'> {
  const { makers, characters, deletions, hasUnfinished } = dependencies;
  return {
    characters: {
      ...characters,
      create: async (draft) => (await makers()).characters.create(draft),
      update: async (character, fields) => (await makers()).characters.update(character, fields),
      generatePortrait: async (character, options) => (await makers()).characters.generatePortrait(character, options),
      savePortrait: async (character, portrait) => (await makers()).characters.savePortrait(character, portrait),
      chooseMainImage: async (character, url) => (await makers()).characters.chooseMainImage(character, url),
    },
    stories: {
      list: async (cursor) => (await makers()).stories.list(cursor),
      find: async (id) => (await makers()).stories.find(id),
      generateChapter: async (assignment, options) => (await makers()).stories.generateChapter(assignment, options),
      saveChapter: async (draft) => (await makers()).stories.saveChapter(draft),
      deleteLater: ({ id }) => deletions.hold({ kind: 'story', id }),
    },
    generation: {
      listUnfinished: async () =>
        (await withSentence(LOAD_FAILED, hasUnfinished)) ? (await makers()).generation.listUnfinished() : [],
      waitFor: async (requestId, signal) => (await makers()).generation.waitFor(requestId, signal),
      save: async (offer) => (await makers()).generation.save(offer),
      discard: async (requestId) => (await makers()).generation.discard(requestId),
    },
  };
}
