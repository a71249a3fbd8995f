import { TIMEOUT_SECONDS } from '@talelantern/domain/contracts/contract';
import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PATHS } from '../../config/paths.ts';
import type { LinkedState, ShareableItem, SharingChange } from '../../services/sharing/sharing-service.ts';
import { POLL_MS } from '../../shared/generation/use-unfinished-work.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { penNameQuery } from '../../shared/family/use-pen-name.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify } from '../../ui/notify.ts';

/** A problem that the family can fix in the dialog. Other failures are shown as toasts. */
export interface SharingProblem {
  kind: 'pen-name' | 'verify' | 'refused';
  message: string;
}

export function useSharing(item: ShareableItem) {
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const stateKey = queryKeys.sharing(item.contentType, item.id);
  const listKey = item.contentType === 'character' ? queryKeys.characters : queryKeys.stories;
  const penName = useQuery(penNameQuery(loadServices));

  async function choosePenName(chosen: string): Promise<void> {
    if (chosen.trim() === '' || chosen.trim() === penName.data) return;
    await (await loadServices()).sharing.choosePenName(chosen);
    queryClient.setQueryData(queryKeys.penName, chosen.trim());
  }

  const { mutate, isPending, error, submittedAt, variables } = useMutation({
    async mutationFn({ change, chosen = '' }: { change: SharingChange; chosen?: string | undefined }) {
      await choosePenName(chosen);
      return (await loadServices()).sharing.update(item, change);
    },
    async onSuccess(changed, { change }) {
      queryClient.setQueryData(stateKey, changed);
      if (!change.isPublic) notify.success('The link is withdrawn', { detail: WITHDRAWN_DETAIL });
      await queryClient.invalidateQueries({ queryKey: listKey });
    },
    onError(failure) {
      // Refetched, because the pen name may have been removed on another device.
      if (problemOf(failure)?.kind === 'pen-name') void queryClient.invalidateQueries({ queryKey: queryKeys.penName });
      if (problemOf(failure)) return;
      notify.failure(isAppError(failure) ? failure.message : updateSharingContract.exhausted);
      // Not if the pen name could not be stored: nothing was sent then.
      if (isLost(failure) || (isAppError(failure) && failure.requestId !== undefined))
        void queryClient.invalidateQueries({ queryKey: stateKey });
    },
  });

  // The function continues without its connection, so a change that failed here may still be made.
  const isUncertainAt = (at: number): boolean => isLost(error) && at < submittedAt + TIMEOUT_SECONDS * 1000;
  const state = useQuery({
    queryKey: stateKey,
    queryFn: async () => (await loadServices()).sharing.find(item),
    staleTime: 0,
    refetchInterval: (query) => isUncertainAt(query.state.dataUpdatedAt) && POLL_MS,
  });
  const isStatusUncertain = isUncertainAt(state.dataUpdatedAt);
  const status = state.data?.status;
  useEffect(() => {
    if (isStatusUncertain) void queryClient.invalidateQueries({ queryKey: listKey });
  }, [isStatusUncertain, status, queryClient, listKey]);

  return {
    /** Null while loading. */
    state: state.data ?? null,
    /** Null while loading; '' if none is chosen. */
    penName: penName.data ?? null,
    error: (isStatusUncertain ? null : state.error) ?? penName.error,
    retry: () => void Promise.all([state.refetch(), penName.refetch()]),
    problem: problemOf(error),
    isBusy: isPending,
    /** Whether a link may still be made, although it failed here. */
    isMaking: isStatusUncertain && variables?.change.isPublic === true,
    /** Shares under the pen name `chosen`, changes settings, or withdraws. */
    update: (change: SharingChange, chosen?: string) => mutate({ change, chosen }),
  };
}

export type SharingControl = ReturnType<typeof useSharing>;

/** Whether no response of the function came. */
const isLost = (error: unknown): boolean =>
  isAppError(error) && (error.code === 'busy' || error.code === 'timed_out') && error.requestId === undefined;

function problemOf(error: unknown): SharingProblem | null {
  if (!isAppError(error)) return null;
  const { code, field, message } = error;
  if (code === 'verify_email') return { kind: 'verify', message };
  if (code === 'refused') return { kind: 'refused', message };
  return code === 'invalid' && field === 'penName' ? { kind: 'pen-name', message } : null;
}

const SHARE_PATHS: Readonly<Record<SharedContentType, string>> = {
  story: PATHS.sharedStory,
  character: PATHS.sharedCharacter,
};

/** The full URL, e.g. 'https://talelantern.app/characters/shared/c_…'. */
export const shareUrl = (contentType: SharedContentType, shareId: string): string =>
  new URL(SHARE_PATHS[contentType].replace(':shareId', shareId), window.location.origin).href;

export const SHARE_TITLES: Readonly<Record<SharedContentType, string>> = {
  story: 'Share a story',
  character: 'Share a character',
};

/** The parts of an item that others see (domain/sharing/shared-copy.ts), and the parts that stay private. */
export const SEEN_BY_OTHERS: Readonly<Record<SharedContentType, { shown: readonly string[]; kept: string }>> = {
  story: {
    shown: ['title, chapters and pictures', 'names and portraits of who is in it, and the places', 'theme and age'],
    kept: 'who it was written for, your wishes, and everything else on your shelf',
  },
  character: {
    shown: ['portrait and name', 'kind, traits, power and role'],
    kept: 'your own description, how the portrait was asked for, and earlier portraits',
  },
};

/** Shared pages are cached for up to a minute, and an open page does not check again. */
const WITHDRAWN_DETAIL = 'It stops working within a minute. Anyone who has it open sees it until they close it.';

const timesCopy = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** 'Seen 12 times · liked 3 times.', or a sentence for an item without visits. */
export function countsSentence({ views, likes }: LinkedState): string {
  if (views === 0 && likes === 0) return 'No visits yet.';
  return `Seen ${timesCopy(views)}${likes === 0 ? '' : ` · liked ${timesCopy(likes)}`}.`;
}
