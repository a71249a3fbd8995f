import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SAVE_CHARACTER_FAILED } from '@talelantern/domain/characters/character-form';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import type { NewStoryAssignment } from '../../../services/stories/chapter.ts';
import { leftOf, type PlanUsage } from '../../../services/plans/usage-service.ts';
import { isFriendId } from '../../../shared/characters/friends.ts';
import { forgetDraft, idToSend, sentId } from '../../../shared/drafts/sent-id.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { usageQuery } from '../../../shared/plans/use-usage.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useRememberItem } from '../../../shared/query/use-remember-item.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import type { NewStory } from './use-new-story.ts';

const KEYS = { one: queryKeys.character, list: queryKeys.characterList };

/** Stores the chosen friends as characters of the family, then generates the story. */
export function useGenerateStory({ change }: NewStory, onGenerate: (assignment: NewStoryAssignment) => void) {
  const { uid, usage, loadServices } = useServices();
  const queryClient = useQueryClient();
  const remember = useRememberItem(KEYS);
  const notifyFailure = useFailureNotice();

  async function storeFriends(assignment: NewStoryAssignment): Promise<NewStoryAssignment> {
    const friends = assignment.characters.filter(({ id }) => isFriendId(id));
    // A friend that was sent may be stored and counted, although the response was lost: `create` decides.
    const unsent = friends.filter(({ id }) => sentId(PAGE_STORAGE_KEYS.friendDraft(uid, id)) === null);
    assertRoom(assignment.characters.length, unsent.length, await queryClient.ensureQueryData(usageQuery(usage)));
    let storedAssignment = assignment;
    for (const friend of friends) {
      // The stored character has no role; the cast adds its role in this story.
      const draftKey = PAGE_STORAGE_KEYS.friendDraft(uid, friend.id);
      const { characters } = await loadServices();
      const savedFriend = await characters.create({ ...friend, role: null, id: idToSend(draftKey) });
      forgetDraft(draftKey);
      remember(savedFriend);
      change({ type: 'saved', tempId: friend.id, characterId: savedFriend.id });
      const toId = (one: string): string => (one === friend.id ? savedFriend.id : one);
      storedAssignment = {
        ...storedAssignment,
        characters: storedAssignment.characters.map((one) =>
          one.id === friend.id ? { ...savedFriend, role: friend.role } : one,
        ),
        relationships: (storedAssignment.relationships ?? []).map((relationship) => ({
          ...relationship,
          fromCharacterId: toId(relationship.fromCharacterId),
          toCharacterId: toId(relationship.toCharacterId),
        })),
      };
    }
    return storedAssignment;
  }

  const { mutate, isPending } = useMutation({
    mutationFn: storeFriends,
    onSuccess: onGenerate,
    onError: (error) => notifyFailure(error, SAVE_CHARACTER_FAILED, { detail: 'Your choices are still here.' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.usage }),
  });

  return {
    isSaving: isPending,
    generate: (assignment: NewStoryAssignment): void => {
      if (!assignment.characters.some(({ id }) => isFriendId(id))) onGenerate(assignment);
      else mutate(assignment);
    },
  };
}

/**
 * Checked before friends are stored: a friend stored for a refused story would count against the plan's characters.
 * @throws AppError `plan_limit` with the field that the refusal of the story would have.
 */
function assertRoom(castSize: number, friends: number, { plan, stories, characters }: PlanUsage): void {
  const { charactersPerStory = Infinity } = plan.limits;
  const lacking =
    (leftOf(stories) === 0 && 'stories') ||
    (castSize > charactersPerStory && 'characters') ||
    (friends > leftOf(characters) && 'charactersTotal');
  if (lacking) throw new AppError('plan_limit', LIMIT_REACHED, { field: lacking });
}

export type GenerateStory = ReturnType<typeof useGenerateStory>;
