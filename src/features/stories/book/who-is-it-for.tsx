import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { childOptions, EVERYONE, WHO_IS_IT_FOR } from '../../../shared/family/child-options.tsx';
import { useChildren } from '../../../shared/family/use-children.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { keepFocus } from '../../../shared/page/keep-focus.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { notify } from '../../../ui/notify.ts';
import { useGrownUp } from '../../lock/use-grown-up.ts';
import { useEditStory } from '../use-story.ts';
import { STORY_SAVED } from '../writing/use-chapter-run.ts';

/** On whose shelf a stored story is. Nothing in a family without children. */
export function WhoIsItFor({ story }: { story: Story }) {
  const children = useChildren();
  const { choice, choose, isChanged, isSaving, save } = useChildOf(story);
  if (children.length === 0) return null;
  return (
    <section ref={keepFocus} aria-label={WHO_IS_IT_FOR}>
      <h2 className="mb-3 text-22">{WHO_IS_IT_FOR}</h2>
      <ChipGroup label={WHO_IS_IT_FOR} hideLabel options={childOptions(children)} value={choice} onChange={choose} />
      {isChanged ? (
        <OnlineButton className="mt-3" icon="check" busy={isSaving} busyLabel="Saving…" onClick={() => void save()}>
          Save
        </OnlineButton>
      ) : (
        <p className="mt-2 text-15 wrap-anywhere opacity-80">{shelfLine(story, children)}</p>
      )}
    </section>
  );
}

function shelfLine({ childId, ageRange }: Story, children: readonly ChildProfile[]): string {
  if (childId === null) return `On the shelf of every child from ${ageRange.split('-')[0]} years.`;
  const child = children.find(({ id }) => id === childId);
  return child
    ? `Only on ${child.nickname}’s shelf.`
    : 'On no child’s shelf: the child it was for is no longer listed.';
}

/** Stored by a button only: arrow keys choose each option that they pass. */
function useChildOf(story: Story) {
  const ask = useGrownUp();
  const editStory = useEditStory();
  const notifyFailure = useFailureNotice();
  const stored = story.childId ?? EVERYONE;
  const [changed, choose] = useState<string | null>(null);
  const choice = changed ?? stored;
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => editStory(story, () => ({ childId: id === EVERYONE ? null : id })),
    onSuccess: (_saved, id) => {
      choose((latest) => (latest === id ? null : latest));
      notify.success(STORY_SAVED);
    },
    onError: (error) => notifyFailure(error, UPDATE_STORY_FAILED),
  });
  return {
    choice,
    choose,
    isChanged: choice !== stored,
    isSaving: isPending,
    save: async (): Promise<void> => {
      if (await ask('settings')) mutate(choice);
    },
  };
}
