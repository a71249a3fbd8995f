import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PROFILE_UPDATED, UPDATE_PROFILE_FAILED } from '../../services/profile-keeper.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useServices } from '../use-services.ts';
import { useToldFailure } from '../use-told-failure.ts';

export interface FamilyDetailsControl {
  /** Null until they are known. */
  details: FamilyDetails | null;
  /** Why they could not be loaded. */
  error: Error | null;
  retry: () => void;
  isSaving: boolean;
  /** Stores what `patch` names and says how that went. Never throws; answers what is stored now, or null. */
  update: (patch: Partial<FamilyDetails>) => Promise<FamilyDetails | null>;
}

/** What the family says about itself. */
export function useFamilyDetails(): FamilyDetailsControl {
  const { profile } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const [isSaving, setSaving] = useState(false);
  // Sharing may have chosen a pen name since it was last read.
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.familyDetails, queryFn: profile.get, staleTime: 0 });
  useToldFailure(error);

  async function update(patch: Partial<FamilyDetails>): Promise<FamilyDetails | null> {
    setSaving(true);
    try {
      const stored = await profile.update(patch);
      queryClient.setQueryData(queryKeys.familyDetails, stored);
      queryClient.setQueryData(queryKeys.penName, stored.penName);
      notify.success(PROFILE_UPDATED);
      return stored;
    } catch (failure) {
      tellFailure(failure, UPDATE_PROFILE_FAILED, { detail: 'What you chose and typed is still here.' });
      return null;
    } finally {
      setSaving(false);
    }
  }

  return { details: data ?? null, error, retry: () => void refetch(), isSaving, update };
}
