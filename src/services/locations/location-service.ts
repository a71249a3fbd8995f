import { saveLocationImageContract } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LOCATION_FIELDS, type Location, type LocationFields } from '@talelantern/domain/locations/location';
import {
  type LocationDraft,
  locationPictureProblem,
  locationProblem,
} from '@talelantern/domain/locations/location-form';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { readFields } from '@talelantern/domain/stored/define-document';
import type { ProfileLoader } from '../account/profile-loader.ts';
import type { Page, PageCursor } from '../core/page.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { HeldDeletions } from '../deletion/held-deletion.ts';
import {
  NO_PICTURE,
  type PictureDeps,
  type PictureService,
  createPictureService,
} from '../pictures/picture-service.ts';
import { createItemStore } from '../plans/counted-items.ts';
import type { LocationRepository } from '../ports/item-repositories.ts';
import type { ServerClock } from '../ports/server-clock.ts';

export interface LocationService extends PictureService<Location> {
  list: (cursor?: PageCursor | null) => Promise<Page<Location>>;
  find: (id: string) => Promise<Location | null>;
  create: (draft: LocationDraft) => Promise<Location>;
  /** Keeps picture and history. @throws AppError `invalid` with `field`, or 'Failed to update location'. */
  update: (location: Location, fields: LocationFields) => Promise<Location>;
}

const FETCH_LOCATION_FAILED = 'Failed to fetch location';
export const SAVE_LOCATION_FAILED = 'Failed to save location';
export const UPDATE_LOCATION_FAILED = 'Failed to update location';
export const DELETE_LOCATION_FAILED = 'Failed to delete location';

interface LocationDeps extends LocationPictureDeps {
  profile: ProfileLoader;
  clock: ServerClock;
  deletions: Pick<HeldDeletions, 'isHeld'>;
}

function toFields(draft: LocationDraft): LocationFields {
  const problem = locationProblem(draft);
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
  const fields = readFields(LOCATION_FIELDS, draft);
  return { ...fields, description: fields.description.trim(), climate: fields.climate.trim() };
}

export function createLocationService(deps: LocationDeps): LocationService {
  const { uid, locations, profile, clock, deletions, now } = deps;

  const store = createItemStore<LocationFields, Location>({
    repository: locations,
    profile,
    clock,
    total: 'locationsTotal',
    allowedBy: (limits) => limits.locations,
    toItem: (id, fields) => ({ ...fields, ...NO_PICTURE, id, userId: uid, createdAt: now(), updatedAt: now() }),
    saveFailed: SAVE_LOCATION_FAILED,
  });

  return {
    ...createLocationPictures(deps),

    list: (cursor = null) =>
      withUserMessage(FETCH_LOCATION_FAILED, async () => {
        const page = await locations.list(cursor);
        return { ...page, items: page.items.filter(({ id }) => !deletions.isHeld({ kind: 'location', id })) };
      }),

    find: (id) => withUserMessage(FETCH_LOCATION_FAILED, () => locations.find(id)),

    create: async (draft) => store(toFields(draft)),

    async update(location, changed) {
      const fields = toFields(changed);
      await withUserMessage(UPDATE_LOCATION_FAILED, () => locations.update(location.id, fields));
      return { ...location, ...fields, updatedAt: now() };
    },
  };
}

interface LocationPictureDeps extends PictureDeps {
  locations: LocationRepository;
}

function createLocationPictures(deps: LocationPictureDeps): PictureService<Location> {
  const { uid, locations, functions } = deps;
  return createPictureService(deps, {
    kind: 'location',
    repository: locations,
    problem: locationPictureProblem,
    buildPrompt: buildLocationPrompt,
    toRequest: (locationId) => ({ locationId }),
    copyToItem: ({ id: locationId }, { imageUrl, prompt }) =>
      functions.call(saveLocationImageContract, { imageUrl, locationId, userId: uid, generatedPrompt: prompt }),
    updateFailed: UPDATE_LOCATION_FAILED,
  });
}
