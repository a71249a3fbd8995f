import { AppError } from '@talelantern/domain/errors/app-error';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import { locationProblem, type LocationDraft } from '@talelantern/domain/locations/location-form';
import { createItemStore } from './counted-items.ts';
import type { HeldDeletions } from './held-deletion.ts';
import { createLocationPictures, type LocationPictureDependencies } from './location-pictures.ts';
import {
  FETCH_LOCATION_FAILED,
  SAVE_LOCATION_FAILED,
  UPDATE_LOCATION_FAILED,
  type LocationService,
} from './location-service.ts';
import { NO_PICTURE } from './no-picture.ts';
import type { ServerClock } from './ports/server-clock.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';

interface LocationDependencies extends LocationPictureDependencies {
  profile: ProfileKeeper;
  clock: ServerClock;
  deletions: HeldDeletions;
}

/** The draft with everything that the family left open; checked before. */
function toFields(draft: LocationDraft): LocationFields {
  const problem = locationProblem(draft);
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
  return {
    name: (draft.name ?? '').trim(),
    type: draft.type ?? '',
    category: draft.category ?? '',
    subcategory: draft.subcategory ?? '',
    description: (draft.description ?? '').trim(),
    climate: (draft.climate ?? '').trim(),
    magicalProperties: draft.magicalProperties ?? [],
    inhabitants: draft.inhabitants ?? [],
    dangers: draft.dangers ?? [],
    treasures: draft.treasures ?? [],
    advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...draft.advancedFeatures },
  };
}

export function createLocationService(dependencies: LocationDependencies): LocationService {
  const { uid, locations, profile, clock, deletions, now } = dependencies;

  const store = createItemStore<LocationFields, Location>({
    repository: locations,
    profile,
    clock,
    ownedBy: (family) => family.locationsTotal,
    allowedBy: (limits) => limits.locations,
    toItem: (id, fields) => ({ ...fields, ...NO_PICTURE, id, userId: uid, createdAt: now(), updatedAt: now() }),
    saveFailed: SAVE_LOCATION_FAILED,
  });

  return {
    ...createLocationPictures(dependencies),

    list: (cursor = null) =>
      withSentence(FETCH_LOCATION_FAILED, async () => {
        const page = await locations.list(cursor);
        return { ...page, items: page.items.filter(({ id }) => !deletions.isHeld({ kind: 'location', id })) };
      }),

    find: (id) => withSentence(FETCH_LOCATION_FAILED, () => locations.find(id)),

    create: async (draft) => store(toFields(draft)),

    async update(location, changed) {
      const fields = toFields(changed);
      await withSentence(UPDATE_LOCATION_FAILED, () => locations.update(location.id, fields));
      return { ...location, ...fields, updatedAt: now() };
    },

    deleteLater: ({ id }) => deletions.hold({ kind: 'location', id }),
  };
}
