import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { childOptions, EVERYONE, WHO_IS_IT_FOR } from '../../../shared/family/child-options.tsx';
import { useChildren } from '../../../shared/family/use-children.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { notify } from '../../../ui/notify.ts';
import { useGrownUp } from '../../lock/use-grown-up.ts';
import { useEditStory } from '../use-story.ts';
import { STORY_SAVED } from '../writing/use-chapter-run.ts';

/** On whose shelf a stored story is. Nothing in a family without children. */
export function WhoIsItFor({ story }: { story: Story }) {
  const children = useChildren();
  const { childId, change } = useChildOf(story);
  if (children.length === 0) return null;
  return (
    <section aria-label={WHO_IS_IT_FOR}>
      <h2 className="mb-3 text-22">{WHO_IS_IT_FOR}</h2>
      <ChipGroup
        label={WHO_IS_IT_FOR}
        hideLabel
        options={childOptions(children)}
        value={childId ?? EVERYONE}
        onChange={(id) => void change(id === EVERYONE ? null : id)}
      />
      <p className="mt-2 text-15 wrap-anywhere opacity-80">{shelfLine({ ...story, childId }, children)}</p>
    </section>
  );
}

function shelfLine(
  { childId, ageRange }: Pick<Story, 'childId' | 'ageRange'>,
  children: readonly ChildProfile[],
): string {
  if (childId === null) return `On the shelf of every child from ${ageRange.split('-')[0]} years.`;
  const child = children.find(({ id }) => id === childId);
  return child
    ? `Only on ${child.nickname}’s shelf.`
    : 'On no child’s shelf: the child it was for is no longer listed.';
}

/** The child of the story, already as chosen while that is stored. */
function useChildOf(story: Story) {
  const ask = useGrownUp();
  const editStory = useEditStory();
  const notifyFailure = useFailureNotice();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (childId: string | null) => editStory(story, () => ({ childId })),
    onSuccess: () => notify.success(STORY_SAVED),
    onError: (error) => notifyFailure(error, UPDATE_STORY_FAILED),
  });
  return {
    childId: isPending ? variables : story.childId,
    change: async (childId: string | null): Promise<void> => {
      if (!isPending && (await ask('settings'))) mutate(childId);
    },
  };
}
