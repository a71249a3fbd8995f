import type { Location } from '@talelantern/domain/locations/location';
import { useCallback } from 'react';
import { useServices } from '../services/use-services.ts';

/** The same function in every render. */
export function useFindLocation(): (id: string) => Promise<Location | null> {
  const { deferred } = useServices();
  return useCallback(async (id) => (await deferred()).locations.find(id), [deferred]);
}
