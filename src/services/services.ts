import type { BillingService } from './billing-service.ts';
import type { CharacterService } from './character-service.ts';
import type { ChildService } from './child-service.ts';
import type { ContactService } from './contact-service.ts';
import type { GenerationService } from './generation-service.ts';
import type { LeavingService } from './leaving-service.ts';
import type { LocationService } from './location-service.ts';
import type { LockService } from './lock-service.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import type { PreferencesService } from './preferences-service.ts';
import type { ProfileService } from './profile-service.ts';
import type { SceneService } from './scene-maker.ts';
import type { SharingService } from './sharing-service.ts';
import type { ReadingService } from './reading-service.ts';
import type { RewriteService } from './rewrite-service.ts';
import type { StoryService } from './story-service.ts';
import type { UsageService } from './usage-service.ts';

/** What the app can do for the family that is signed in. */
export interface Services {
  /** Of the signed-in family: for keys of what is kept on this device. */
  uid: string;
  characters: CharacterService;
  locations: LocationService;
  children: ChildService;
  stories: StoryService;
  scenes: SceneService;
  generation: GenerationService;
  sharing: SharingService;
  contact: ContactService;
  reading: ReadingService;
  rewrites: RewriteService;
  usage: UsageService;
  billing: BillingService;
  preferences: PreferencesService;
  /** Loaded when it is first asked for. Throws AppError. */
  lock: () => Promise<LockService>;
  profile: ProfileService;
  /** Loaded when it is first asked for. Throws AppError. */
  leaving: () => Promise<LeavingService>;
  pictures: PictureAddresses;
}
