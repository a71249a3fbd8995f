import type { Location } from '@talelantern/domain/locations/location';
import { queryKeys } from '../query-keys.ts';
import { usePagedList, type PagedList } from '../use-paged-list.ts';
import { useServices } from '../use-services.ts';

/** The family's locations, newest first. */
export function useLocations(): PagedList<Location> {
  const { locations } = useServices();
  return usePagedList(queryKeys.locationList, locations.list);
}
