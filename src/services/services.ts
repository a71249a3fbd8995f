import type { BillingService } from './plans/billing-service.ts';
import type { CharacterService } from './characters/character-service.ts';
import type { ChildService } from './children/child-service.ts';
import type { ContactService } from './contact/contact-service.ts';
import type { GenerationService } from './generation/generation-service.ts';
import type { Generations } from './generation/generations.ts';
import type { AccountDataService } from './account/account-data-service.ts';
import type { LocationService } from './locations/location-service.ts';
import type { LockService } from './lock/lock-service.ts';
import type { PictureAddresses } from './pictures/picture-addresses.ts';
import type { PreferencesService, ProfileService } from './account/profile-service.ts';
import type { SceneService } from './scenes/scene-service.ts';
import type { SharingService } from './sharing/sharing-service.ts';
import type { ReadingService } from './reading/reading-service.ts';
import type { RewriteService } from './stories/rewrite-service.ts';
import type { StoryService } from './stories/story-service.ts';
import type { UsageService } from './plans/usage-service.ts';

/** Services fail only with an AppError, whose message can be shown to the user. Lists are pages of 20, newest first. */
export interface Services {
  uid: string;
  characters: CharacterService;
  locations: LocationService;
  children: ChildService;
  stories: StoryService;
  scenes: SceneService;
  generation: GenerationService;
  generations: Generations;
  sharing: SharingService;
  contact: ContactService;
  reading: ReadingService;
  rewrites: RewriteService;
  usage: UsageService;
  billing: BillingService;
  preferences: PreferencesService;
  lock: () => Promise<LockService>;
  profile: ProfileService;
  accountData: () => Promise<AccountDataService>;
  pictures: PictureAddresses;
}
