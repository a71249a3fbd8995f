import type { Location } from '@talelantern/domain/locations/location';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { usePagedList, type PagedList } from '../../shared/query/use-paged-list.ts';
import { useServices } from '../../shared/services/use-services.ts';

export function useLocations(): PagedList<Location> {
  const { loadServices } = useServices();
  return usePagedList(queryKeys.locationList, async (cursor) => (await loadServices()).locations.list(cursor));
}

export const MORE_LOCATIONS = {
  noMatchesSentence: (query: string): string => `No place on your map is called “${query}”.`,
  busyLabel: 'Unfolding the map…',
};

export const SEARCH_LOCATIONS = { label: 'Search locations', placeholder: 'Name or kind of place' };
