import type { Location } from '@talelantern/domain/locations/location';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

interface OneLocation {
  /** Null while it loads, where there is none, and where `id` is null. */
  location: Location | null;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** One location of the family. */
export function useLocation(id: string | null): OneLocation {
  const { locations } = useServices();
  const query = useQuery({
    queryKey: queryKeys.location(id ?? ''),
    queryFn: () => locations.find(id ?? ''),
    enabled: id !== null,
  });
  return {
    location: query.data ?? null,
    isPending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
