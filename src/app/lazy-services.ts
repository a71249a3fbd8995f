import { lazyMethods } from '../services/core/lazily.ts';
import type { CharacterReader } from '../services/characters/character-service.ts';
import type { ChildService } from '../services/children/child-service.ts';
import { LOAD_FAILED } from '../services/generation/generation-service.ts';
import type { HeldDeletions } from '../services/deletion/held-deletion.ts';
import { heldScene } from '../services/scenes/held-scene.ts';
import type { ReadingService } from '../services/reading/reading-service.ts';
import type { Services } from '../services/services.ts';
import { withUserMessage } from '../services/core/with-user-message.ts';
import type { DeferredServices } from './create-deferred-services.ts';

interface LazyDeps {
  deferred: () => Promise<DeferredServices>;
  characters: CharacterReader;
  deletions: HeldDeletions;
  hasPending: () => boolean;
  /** Whether there may be unsaved work, on this or another device. */
  hasUnfinished: () => Promise<boolean>;
}

const PICTURE_METHODS = ['generatePicture', 'savePicture', 'chooseMainImage'] as const;

/** The family's services, most of them loaded on first use. Reading characters needs none of the deferred ones. */
export function createLazyServices(
  deps: LazyDeps,
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
  | 'accountData'
  | 'billing'
> {
  const { deferred, characters, deletions, hasPending, hasUnfinished } = deps;
  const lazy =
    <Part extends keyof DeferredServices>(part: Part) =>
    async () =>
      (await deferred())[part];
  return {
    characters: {
      ...characters,
      ...lazyMethods(lazy('characters'), ['create', 'update', ...PICTURE_METHODS]),
    },
    locations: {
      ...lazyMethods(lazy('locations'), ['list', 'find', 'create', 'update', ...PICTURE_METHODS]),
      deleteLater: ({ id }) => deletions.hold({ kind: 'location', id }),
    },
    stories: {
      ...lazyMethods(lazy('stories'), [
        'list',
        'find',
        'edit',
        'setFavorite',
        'generateChapter',
        'isRefunded',
        'saveChapter',
      ]),
      deleteLater: ({ id }) => deletions.hold({ kind: 'story', id }),
    },
    rewrites: lazyMethods(lazy('rewrites'), ['generateRewrite', 'findUndecided', 'dismiss']),
    scenes: {
      ...lazyMethods(lazy('scenes'), ['generateScene', 'saveScene']),
      deleteLater: (scene) => deletions.hold(heldScene(scene)),
      isHeld: (scene) => deletions.isHeld(heldScene(scene)),
    },
    generation: {
      ...lazyMethods(lazy('generation'), ['waitFor', 'finish', 'discard']),
      hasPending,
      listUnfinished: async () =>
        (await withUserMessage(LOAD_FAILED, hasUnfinished)) ? (await deferred()).generation.listUnfinished() : [],
    },
    sharing: lazyMethods(lazy('sharing'), ['find', 'penName', 'choosePenName', 'update']),
    lock: lazy('lock'),
    accountData: lazy('accountData'),
    billing: lazyMethods(lazy('billing'), ['checkout', 'manage']),
    contact: lazyMethods(lazy('contact'), ['send']),
    preferences: lazyMethods(lazy('preferences'), ['get', 'change']),
    profile: lazyMethods(lazy('profile'), ['get', 'update']),
  };
}

export const createLazyReading = (reading: () => Promise<ReadingService>): ReadingService =>
  lazyMethods(reading, ['findRecording', 'narrate', 'findRunning', 'saveReadingPlace']);

export const createLazyChildren = (children: () => Promise<ChildService>, deletions: HeldDeletions): ChildService => ({
  ...lazyMethods(children, ['list', 'create', 'update']),
  deleteLater: ({ id }) => deletions.hold({ kind: 'child', id }),
});
