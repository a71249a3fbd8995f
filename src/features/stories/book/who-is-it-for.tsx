import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { childOptions, EVERYONE, WHO_IS_IT_FOR } from '../../../shared/family/child-options.tsx';
import { useChildren } from '../../../shared/family/use-children.ts';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { useGrownUp } from '../../lock/use-grown-up.ts';
import { useSaveEdit } from '../use-edit-story.ts';

/** The child on whose shelf a story is. Only the button saves: arrow keys choose each option that they pass. */
export function WhoIsItFor({ story }: { story: Story }) {
  const children = useChildren();
  const ask = useGrownUp();
  const storedChoice = story.childId ?? EVERYONE;
  const [unsavedChoice, choose] = useState<string | null>(null);
  const choice = unsavedChoice ?? storedChoice;
  const { mutate, isPending } = useSaveEdit(story);
  if (children.length === 0) return null;

  async function save(): Promise<void> {
    if (!(await ask('settings'))) return;
    const change = () => ({ childId: choice === EVERYONE ? null : choice });
    mutate({ change }, { onSuccess: () => choose((latest) => (latest === choice ? null : latest)) });
  }
  return (
    <section ref={keepFocus} aria-label={WHO_IS_IT_FOR}>
      <h2 className="mb-3 text-22">{WHO_IS_IT_FOR}</h2>
      <ChipGroup label={WHO_IS_IT_FOR} hideLabel options={childOptions(children)} value={choice} onChange={choose} />
      {choice !== storedChoice ? (
        <OnlineButton className="mt-3" icon="check" busy={isPending} busyLabel="Saving…" onClick={() => void save()}>
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
