import { patchPreferences, type Preferences, type PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { UPDATE_PROFILE_FAILED } from '../services/profile-keeper.ts';
import { queryKeys } from './query-keys.ts';
import { useFailureNotice } from './use-failure-notice.ts';
import { useServices } from './use-services.ts';

export interface PreferencesControl {
  /** Null until they are known. */
  preferences: Preferences | null;
  /** Why they could not be loaded; nobody is told yet. */
  error: Error | null;
  retry: () => void;
  /**
   * Shows the change at once and stores it; what could not be stored is said and shown as it was. Never throws; answers
   * whether it is stored.
   */
  change: (patch: PreferencesPatch) => Promise<boolean>;
}

/** What the family would like, on every device. */
export function usePreferences(): PreferencesControl {
  const { preferences } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.preferences, queryFn: preferences.get });

  const change = useCallback(
    async (patch: PreferencesPatch) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.preferences });
      const before = queryClient.getQueryData<Preferences>(queryKeys.preferences);
      queryClient.setQueryData<Preferences>(queryKeys.preferences, (known) => known && patchPreferences(known, patch));
      try {
        const stored = await preferences.change(patch);
        queryClient.setQueryData<Preferences>(queryKeys.preferences, (known) => known ?? stored);
        return true;
      } catch (failure) {
        queryClient.setQueryData(queryKeys.preferences, before);
        void queryClient.invalidateQueries({ queryKey: queryKeys.preferences });
        tellFailure(failure, UPDATE_PROFILE_FAILED);
        return false;
      }
    },
    [preferences, queryClient, tellFailure],
  );

  return { preferences: data ?? null, error, retry: () => void refetch(), change };
}
