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
import { createItemReader } from '../deletion/item-reader.ts';
import type { FamilyDeps } from '../deps.ts';
import type { SenderDeps } from '../generation/run-generation.ts';
import { NO_PICTURE, createPictureService } from '../pictures/picture-service.ts';
import { createItemStore, type CountedDeps } from '../plans/counted-items.ts';
import type { LocationRepository } from '../ports/item-repositories.ts';

export type LocationService = ReturnType<typeof createLocationService>;

const FETCH_LOCATION_FAILED = 'Failed to fetch location';
export const SAVE_LOCATION_FAILED = 'Failed to save location';
export const UPDATE_LOCATION_FAILED = 'Failed to update location';
export const DELETE_LOCATION_FAILED = 'Failed to delete location';

type LocationDeps = SenderDeps & CountedDeps & Pick<FamilyDeps, 'deletions'> & { locations: LocationRepository };

function toFields(draft: LocationDraft): LocationFields {
  const problem = locationProblem(draft);
  if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
  const fields = readFields(LOCATION_FIELDS, draft);
  return { ...fields, description: fields.description.trim(), climate: fields.climate.trim() };
}

export function createLocationService(deps: LocationDeps) {
  const { uid, functions, locations, deletions, now } = deps;

  return {
    ...createPictureService(deps, {
      kind: 'location',
      repository: locations,
      problem: locationPictureProblem,
      buildPrompt: buildLocationPrompt,
      toRequest: (locationId) => ({ locationId }),
      copyToItem: ({ id: locationId }: Location, { imageUrl, prompt }) =>
        functions.call(saveLocationImageContract, { imageUrl, locationId, userId: uid, generatedPrompt: prompt }),
      updateFailed: UPDATE_LOCATION_FAILED,
    }),

    ...createItemReader({ kind: 'location', repository: locations, deletions, failed: FETCH_LOCATION_FAILED }),

    ...createItemStore<LocationDraft, LocationFields, Location>(deps, {
      kind: 'location',
      repository: locations,
      total: 'locationsTotal',
      allowedBy: (limits) => limits.locations,
      toFields,
      toItem: (id, fields) => ({ ...fields, ...NO_PICTURE, id, userId: uid, createdAt: now(), updatedAt: now() }),
      saveFailed: SAVE_LOCATION_FAILED,
      updateFailed: UPDATE_LOCATION_FAILED,
    }),
  };
}
