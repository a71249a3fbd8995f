import { saveLocationImageContract } from '@talelantern/domain/contracts/save-image';
import type { Location } from '@talelantern/domain/locations/location';
import { locationPictureProblem } from '@talelantern/domain/locations/location-form';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { createPictureMaker, type PictureDependencies } from './create-picture-maker.ts';
import { UPDATE_LOCATION_FAILED } from './location-service.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { LocationRepository } from './ports/location-repository.ts';

export interface LocationPictureDependencies extends PictureDependencies {
  locations: LocationRepository;
}

/** Pictures of locations, 3:2. */
export function createLocationPictures(dependencies: LocationPictureDependencies): PictureMaker<Location> {
  const { uid, locations, functions } = dependencies;
  return createPictureMaker(dependencies, {
    kind: 'location',
    repository: locations,
    problem: locationPictureProblem,
    buildPrompt: buildLocationPrompt,
    toRequest: (locationId) => ({ locationId }),
    copyToPlace: ({ id: locationId }, { imageUrl, prompt }) =>
      functions.call(saveLocationImageContract, { imageUrl, locationId, userId: uid, generatedPrompt: prompt }),
    updateFailed: UPDATE_LOCATION_FAILED,
  });
}
