import type { BillingService } from './plans/billing-service.ts';
import type { Character } from '@talelantern/domain/characters/character';
import type { CharacterService } from './characters/character-service.ts';
import type { ChildService } from './children/child-service.ts';
import type { ContactService } from './contact/contact-service.ts';
import type { GenerationService } from './generation/generation-service.ts';
import type { Works } from './generation/generation-kinds.ts';
import type { Generations } from './generation/generations.ts';
import type { AccountDataService } from './account/account-data-service.ts';
import type { HeldDeletions } from './deletion/held-deletion.ts';
import type { ItemReader } from './deletion/item-reader.ts';
import type { LocationService } from './locations/location-service.ts';
import type { LockService } from './lock/lock-service.ts';
import type { PictureUrls } from './pictures/picture-urls.ts';
import type { PreferencesService, ProfileService } from './account/profile-service.ts';
import type { SceneService } from './scenes/scene-service.ts';
import type { SharingService } from './sharing/sharing-service.ts';
import type { ReadingService } from './reading/reading-service.ts';
import type { RewriteService } from './stories/rewrite-service.ts';
import type { StoryService } from './stories/story-service.ts';
import type { UsageService } from './plans/usage-service.ts';

/**
 * The services with which a family's pages start, and `loadServices`, which loads the others once for all pages.
 * Services reject only with an AppError, whose message can be shown to the user. Lists are pages of 20, newest first.
 */
export interface Services {
  uid: string;
  characters: ItemReader<Character>;
  usage: UsageService;
  pictureUrls: PictureUrls;
  /** Deletions that can still be undone. */
  deletions: Pick<HeldDeletions, 'hold' | 'isHeld'>;
  generations: Generations;
  unfinished: {
    /** Whether this device has unsettled requests whose results are offered. Sends no request. */
    isPending: () => boolean;
    /** Whether there may be unsaved work, on this or another device. */
    mayExist: () => Promise<boolean>;
  };
  /** @throws AppError if they cannot be loaded; the next call tries again. */
  loadServices: () => Promise<LazyServices>;
}

export interface LazyServices {
  characters: CharacterService;
  locations: LocationService;
  children: ChildService;
  stories: StoryService;
  scenes: SceneService;
  generation: GenerationService;
  works: Works;
  sharing: SharingService;
  contact: ContactService;
  reading: ReadingService;
  rewrites: RewriteService;
  billing: BillingService;
  preferences: PreferencesService;
  lock: LockService;
  profile: ProfileService;
  accountData: AccountDataService;
}
