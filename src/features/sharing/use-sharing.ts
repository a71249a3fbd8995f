import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareableItem, SharingState, SharingWish } from '../../services/sharing-service.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { WITHDRAWN, WITHDRAWN_DETAIL } from './sharing-words.ts';

/** What stands between the family and its link, to be put right in the dialog; anything else is told in a note. */
export interface SharingProblem {
  kind: 'pen-name' | 'verify' | 'refused';
  message: string;
}

export interface SharingControl {
  /** Null until it is known. */
  state: SharingState | null;
  /** Null until it is known; '' where none is chosen. */
  penName: string | null;
  /** Whether either could not be found out. */
  error: Error | null;
  retry: () => void;
  problem: SharingProblem | null;
  isBusy: boolean;
  /** Shares under `penName`, changes how, or withdraws. */
  update: (wish: SharingWish, penName?: string) => void;
}

/** How an item of the family is shared, and how to change that. */
export function useSharing(item: ShareableItem): SharingControl {
  const { sharing } = useServices();
  const queryClient = useQueryClient();
  const stateKey = queryKeys.sharing(item.contentType, item.id);
  const state = useQuery({ queryKey: stateKey, queryFn: () => sharing.find(item), staleTime: 0 });
  const penName = useQuery({ queryKey: queryKeys.penName, queryFn: sharing.penName });
  const [problem, setProblem] = useState<SharingProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function choosePenName(chosen: string): Promise<void> {
    if (chosen.trim() === '' || chosen.trim() === penName.data) return;
    await sharing.choosePenName(chosen);
    queryClient.setQueryData(queryKeys.penName, chosen.trim());
  }

  async function update(wish: SharingWish, chosen = ''): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await choosePenName(chosen);
      queryClient.setQueryData(stateKey, await sharing.update(item, wish));
      if (!wish.isPublic) notify.success(WITHDRAWN, { detail: WITHDRAWN_DETAIL });
      const shown = item.contentType === 'character' ? queryKeys.characters : queryKeys.stories;
      await queryClient.invalidateQueries({ queryKey: shown });
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (!found) notify.failure(isAppError(error) ? error.message : updateSharingContract.exhausted);
    } finally {
      setBusy(false);
    }
  }

  return {
    state: state.data ?? null,
    penName: penName.data ?? null,
    error: state.error ?? penName.error,
    retry: () => void Promise.all([state.refetch(), penName.refetch()]),
    problem,
    isBusy,
    update: (wish, chosen) => void update(wish, chosen),
  };
}

function problemOf(error: unknown): SharingProblem | null {
  if (!isAppError(error)) return null;
  const { code, field, message } = error;
  if (code === 'verify_email') return { kind: 'verify', message };
  if (code === 'refused') return { kind: 'refused', message };
  return code === 'invalid' && field === 'penName' ? { kind: 'pen-name', message } : null;
}
