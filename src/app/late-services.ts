import type { CharacterReader } from '../services/character-service.ts';
import { LOAD_FAILED } from '../services/generation-service.ts';
import type { HeldDeletions } from '../services/held-deletion.ts';
import type { ReadingService } from '../services/reading-service.ts';
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
): Pick<Services, 'characters' | 'locations' | 'stories' | 'generation' | 'sharing'> {
  const { makers, characters, deletions, hasUnfinished } = dependencies;
  return {
    characters: {
      ...characters,
      create: async (draft) => (await makers()).characters.create(draft),
      update: async (character, fields) => (await makers()).characters.update(character, fields),
      generatePicture: async (character, options) => (await makers()).characters.generatePicture(character, options),
      savePicture: async (character, picture) => (await makers()).characters.savePicture(character, picture),
      chooseMainImage: async (character, url) => (await makers()).characters.chooseMainImage(character, url),
    },
    locations: {
      list: async (cursor) => (await makers()).locations.list(cursor),
      find: async (id) => (await makers()).locations.find(id),
      create: async (draft) => (await makers()).locations.create(draft),
      update: async (location, fields) => (await makers()).locations.update(location, fields),
      generatePicture: async (location, options) => (await makers()).locations.generatePicture(location, options),
      savePicture: async (location, picture) => (await makers()).locations.savePicture(location, picture),
      chooseMainImage: async (location, url) => (await makers()).locations.chooseMainImage(location, url),
      deleteLater: ({ id }) => deletions.hold({ kind: 'location', id }),
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
    sharing: {
      find: async (item) => (await makers()).sharing.find(item),
      penName: async () => (await makers()).sharing.penName(),
      choosePenName: async (penName) => (await makers()).sharing.choosePenName(penName),
      update: async (item, wish) => (await makers()).sharing.update(item, wish),
    },
  };
}

/** The reader's service, loaded when a story is read. */
export const createLateReading = (reading: () => Promise<ReadingService>): ReadingService => ({
  findRecording: async (story, part) => (await reading()).findRecording(story, part),
  narrate: async (order, options) => (await reading()).narrate(order, options),
  keepPlace: async (storyId, place) => (await reading()).keepPlace(storyId, place),
});
