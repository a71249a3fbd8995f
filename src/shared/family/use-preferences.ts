import { patchPreferences, type Preferences, type PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { UPDATE_PROFILE_FAILED } from '../../services/account/profile-loader.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useFailureNotice } from '../notifications/use-failure-notice.ts';
import { useServices } from '../services/use-services.ts';

export function usePreferences() {
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  const { data, error, isFetched, isPaused, refetch } = useQuery({
    queryKey: queryKeys.preferences,
    queryFn: async () => (await loadServices()).preferences.get(),
  });

  const { mutateAsync } = useMutation({
    mutationKey: queryKeys.preferences,
    // Runs changes one after another, from any component of the page, so that the last click wins on a slow network.
    scope: { id: 'preferences' },
    mutationFn: async (patch: PreferencesPatch) => (await loadServices()).preferences.change(patch),
    async onMutate(patch) {
      await queryClient.cancelQueries({ queryKey: queryKeys.preferences });
      const before = queryClient.getQueryData<Preferences>(queryKeys.preferences);
      queryClient.setQueryData<Preferences>(queryKeys.preferences, (known) => known && patchPreferences(known, patch));
      return before;
    },
    onSuccess(stored) {
      if (queryClient.isMutating({ mutationKey: queryKeys.preferences }) === 1)
        queryClient.setQueryData(queryKeys.preferences, stored);
    },
    onError(failure, _patch, before) {
      queryClient.setQueryData(queryKeys.preferences, before);
      void queryClient.invalidateQueries({ queryKey: queryKeys.preferences });
      notifyFailure(failure, UPDATE_PROFILE_FAILED);
    },
  });

  /** Optimistic; a failure rolls back with a toast. Never rejects; resolves to whether the change was stored. */
  const change = useCallback(
    (patch: PreferencesPatch) =>
      mutateAsync(patch).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );

  return {
    preferences: data ?? null,
    error,
    /** Whether a fetch has ended, or failed: each newly mounted component then fetches again. */
    isFetched,
    isPaused,
    retry: () => void refetch(),
    change,
  };
}
