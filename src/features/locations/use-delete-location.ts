import type { Location } from '@talelantern/domain/locations/location';
import { DELETE_LOCATION_FAILED } from '../../services/location-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useDeleteLater } from '../use-delete-later.ts';
import { useServices } from '../use-services.ts';

const LOCATION_DELETED = 'Location deleted successfully';

/** Deletes a location after ten seconds in which it can be undone. */
export function useDeleteLocation(): (location: Location) => void {
  const { locations } = useServices();
  return useDeleteLater({
    deleteLater: locations.deleteLater,
    keys: { list: queryKeys.locationList, all: queryKeys.locations },
    note: ({ name }) => ({
      message: `${name} is off the map`,
      detail: 'You can bring it back for ten seconds.',
    }),
    deleted: LOCATION_DELETED,
    failed: DELETE_LOCATION_FAILED,
  });
}
