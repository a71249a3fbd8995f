import type { Location } from '@talelantern/domain/locations/location';
import { useServices } from '../services/use-services.ts';

export function useFindLocation(): (id: string) => Promise<Location | null> {
  const { loadServices } = useServices();
  return async (id) => (await loadServices()).locations.find(id);
}
