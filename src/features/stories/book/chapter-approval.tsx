import { isReadable, withApproved } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { UPDATE_STORY_FAILED } from '../../../services/story-service.ts';
import { Button } from '../../../ui/button.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { notify } from '../../../ui/notify.ts';
import { chapterName } from '../../chapter-words.ts';
import { useFailureNotice } from '../../use-failure-notice.ts';
import { useGrownUp } from '../../lock/use-grown-up.ts';
import { usePreferences } from '../../use-preferences.ts';
import { STORY_SAVED } from '../telling/use-chapter-run.ts';
import { useEditStory } from '../use-edit-story.ts';

interface ChapterApprovalProps {
  story: Story;
  /** Index of the chapter, 0-3. */
  part: number;
}

/** With 'show me first': a chapter that waits for a parent, and the word that lets the child read it. */
export function ChapterApproval({ story, part }: ChapterApprovalProps) {
  const { preferences } = usePreferences();
  const { isSaving, allow } = useApproval(story, part);
  if (preferences === null || isReadable(story, part, preferences.showFirst)) return null;
  const before = part > 0 && !isReadable(story, part - 1, true);
  return (
    <section
      aria-label="Read this first"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-button bg-well p-5"
    >
      <Lantern lit={false} className="h-11 w-auto shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-22">Read this first</h3>
        <p className="text-soft">
          {chapterName(part)} waits for you. In the book it stays closed until you have read it
          {before && ', and so do the chapters before it'}.
        </p>
      </div>
      <Button icon="check" busy={isSaving} busyLabel="Saving…" onClick={() => void allow()} className="max-sm:w-full">
        Fine, let them read it
      </Button>
    </section>
  );
}

/** Allows the chapter as it was read here: where another tab has changed its words meanwhile, they are read first. */
function useApproval(story: Story, part: number) {
  const [isSaving, setSaving] = useState(false);
  const ask = useGrownUp();
  const edit = useEditStory();
  const tellFailure = useFailureNotice();
  const read = story.previousParts.slice(0, part + 1).join();

  async function allow(): Promise<void> {
    if (!(await ask('approve'))) return;
    setSaving(true);
    try {
      await edit(story, (stored) =>
        stored.previousParts.slice(0, part + 1).join() === read ? { approvedParts: withApproved(stored, part) } : null,
      );
      // The button goes away with what it asked for.
      document.getElementById('main')?.focus({ preventScroll: true });
      notify.success(STORY_SAVED, { detail: `${chapterName(part)} can be read in the book now.` });
    } catch (error) {
      tellFailure(error, UPDATE_STORY_FAILED);
    }
    setSaving(false);
  }

  return { isSaving, allow };
}
