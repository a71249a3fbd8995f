import { isReadable, withApproved } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import { Button } from '../../../ui/button.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { chapterName } from '../../../shared/chapters/chapter-copy.ts';
import { useGrownUp } from '../../lock/use-grown-up.ts';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { useSaveEdit } from '../use-edit-story.ts';
import { focusMain } from '../../../ui/main-focus.ts';

/** The approval is for the text on this screen: if another tab has changed it, the parent must read it again first. */
export function ChapterApproval({ story, part }: { story: Story; part: number }) {
  const { preferences } = usePreferences();
  const ask = useGrownUp();
  // The pressed button disappears, so focus needs a new place.
  const { mutate, isPending } = useSaveEdit(story, focusMain);
  if (preferences === null || isReadable(story, part, preferences.showFirst)) return null;
  const before = part > 0 && !isReadable(story, part - 1, true);
  const textOf = ({ previousParts }: Story): string => previousParts.slice(0, part + 1).join();
  const approval = {
    change: (stored: Story) =>
      textOf(stored) === textOf(story) ? { approvedParts: withApproved(stored, part) } : null,
    detail: `${chapterName(part)} can be read in the book now.`,
  };
  return (
    <section
      aria-label="Read this first"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-button bg-well p-5"
    >
      <Lantern lit={false} className="h-11 w-auto shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-22">Read this first</h3>
        <p className="text-soft">
          {`${chapterName(part)} is waiting for you. It stays closed in the book until you’ve read it${before ? ', and so do the chapters before it' : ''}.`}
        </p>
      </div>
      <Button
        icon="check"
        busy={isPending}
        busyLabel="Saving…"
        onClick={async () => (await ask('approve')) && mutate(approval)}
        className="max-sm:w-full"
      >
        Looks good, let them read it
      </Button>
    </section>
  );
}
