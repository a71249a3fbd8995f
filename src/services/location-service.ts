import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import type { LocationDraft } from '@talelantern/domain/locations/location-form';
import type { HeldDeletion } from './held-deletion.ts';
import type { Page, PageCursor } from './page.ts';
import type { PictureMaker } from './picture-maker.ts';

/** The family's locations. Every failure is an AppError with the sentence to show. */
export interface LocationService extends PictureMaker<Location> {
  /** A page of 20, newest first; locations whose deletion is held back are left out. 'Failed to fetch location'. */
  list: (cursor?: PageCursor | null) => Promise<Page<Location>>;
  /** Null when there is none with this id (or it is somebody else's, or cannot be read). 'Failed to fetch location'. */
  find: (id: string) => Promise<Location | null>;
  /** Checks and saves. `invalid` with `field` for a wrong draft, `plan_limit`, or 'Failed to save location'. */
  create: (draft: LocationDraft) => Promise<Location>;
  /** Changes what a family decides; picture and history stay. `invalid` with `field`, or 'Failed to update location'. */
  update: (location: Location, fields: LocationFields) => Promise<Location>;
  /** Deletes after ten seconds, unless undone; leaving the page carries it out (architecture §8). */
  deleteLater: (location: Location) => HeldDeletion;
}

export const FETCH_LOCATION_FAILED = 'Failed to fetch location';
export const SAVE_LOCATION_FAILED = 'Failed to save location';
export const UPDATE_LOCATION_FAILED = 'Failed to update location';
export const DELETE_LOCATION_FAILED = 'Failed to delete location';
