import { callLate } from '../services/call-late.ts';
import type { CharacterReader } from '../services/character-service.ts';
import type { ChildService } from '../services/child-service.ts';
import { LOAD_FAILED } from '../services/generation-service.ts';
import type { HeldDeletions } from '../services/held-deletion.ts';
import { heldScene } from '../services/held-scene.ts';
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
): Pick<
  Services,
  | 'characters'
  | 'locations'
  | 'stories'
  | 'rewrites'
  | 'scenes'
  | 'generation'
  | 'sharing'
  | 'contact'
  | 'preferences'
  | 'profile'
  | 'lock'
  | 'leaving'
  | 'billing'
> {
  const { makers, characters, deletions, hasUnfinished } = dependencies;
  const late = callLate(makers);
  return {
    characters: {
      ...characters,
      create: late((made) => made.characters.create),
      update: late((made) => made.characters.update),
      generatePicture: late((made) => made.characters.generatePicture),
      savePicture: late((made) => made.characters.savePicture),
      chooseMainImage: late((made) => made.characters.chooseMainImage),
    },
    locations: {
      list: late((made) => made.locations.list),
      find: late((made) => made.locations.find),
      create: late((made) => made.locations.create),
      update: late((made) => made.locations.update),
      generatePicture: late((made) => made.locations.generatePicture),
      savePicture: late((made) => made.locations.savePicture),
      chooseMainImage: late((made) => made.locations.chooseMainImage),
      deleteLater: ({ id }) => deletions.hold({ kind: 'location', id }),
    },
    stories: {
      list: late((made) => made.stories.list),
      find: late((made) => made.stories.find),
      edit: late((made) => made.stories.edit),
      setFavorite: late((made) => made.stories.setFavorite),
      generateChapter: late((made) => made.stories.generateChapter),
      saveChapter: late((made) => made.stories.saveChapter),
      deleteLater: ({ id }) => deletions.hold({ kind: 'story', id }),
    },
    rewrites: {
      tell: late((made) => made.rewrites.tell),
      findUndecided: late((made) => made.rewrites.findUndecided),
      putAway: late((made) => made.rewrites.putAway),
    },
    scenes: {
      generateScene: late((made) => made.scenes.generateScene),
      saveScene: late((made) => made.scenes.saveScene),
      deleteLater: (scene) => deletions.hold(heldScene(scene)),
      isHeld: (scene) => deletions.isHeld(heldScene(scene)),
    },
    generation: {
      listUnfinished: async () =>
        (await withSentence(LOAD_FAILED, hasUnfinished)) ? (await makers()).generation.listUnfinished() : [],
      waitFor: late((made) => made.generation.waitFor),
      save: late((made) => made.generation.save),
      discard: late((made) => made.generation.discard),
    },
    sharing: {
      find: late((made) => made.sharing.find),
      penName: late((made) => made.sharing.penName),
      choosePenName: late((made) => made.sharing.choosePenName),
      update: late((made) => made.sharing.update),
    },
    lock: async () => (await makers()).lock,
    leaving: async () => (await makers()).leaving,
    billing: {
      checkout: late((made) => made.billing.checkout),
      manage: late((made) => made.billing.manage),
    },
    contact: { send: late((made) => made.contact.send) },
    preferences: {
      get: late((made) => made.preferences.get),
      change: late((made) => made.preferences.change),
    },
    profile: {
      get: late((made) => made.profile.get),
      update: late((made) => made.profile.update),
    },
  };
}

/** The reader's service, loaded when a story is read. */
export function createLateReading(reading: () => Promise<ReadingService>): ReadingService {
  const late = callLate(reading);
  return {
    findRecording: late((loaded) => loaded.findRecording),
    narrate: late((loaded) => loaded.narrate),
    findRunning: late((loaded) => loaded.findRunning),
    keepPlace: late((loaded) => loaded.keepPlace),
  };
}

/** The children of the family, loaded when somebody may choose for whom a story is. */
export function createLateChildren(children: () => Promise<ChildService>, deletions: HeldDeletions): ChildService {
  const late = callLate(children);
  return {
    list: late((loaded) => loaded.list),
    create: late((loaded) => loaded.create),
    update: late((loaded) => loaded.update),
    deleteLater: ({ id }) => deletions.hold({ kind: 'child', id }),
  };
}
