import { LIMITS } from '@talelantern/domain/limits/limits';
import type { Story } from '@talelantern/domain/stories/story';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { UPDATE_STORY_FAILED } from '../../../services/story-service.ts';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../online-button.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { keep, readKept } from '../../kept-draft.ts';
import { useFailureNotice } from '../../use-failure-notice.ts';
import { useServices } from '../../use-services.ts';
import { STORY_SAVED } from '../telling/use-chapter-run.ts';
import { useEditStory } from '../use-edit-story.ts';

export const TITLE_REQUIRED = 'Please give the story a title';

interface StoryTitleFieldProps {
  story: Story;
  onClose: () => void;
}

/** The title as it is being changed: Enter saves, Escape leaves it. What was typed stays until it is saved. */
export function StoryTitleField({ story, onClose }: StoryTitleFieldProps) {
  const { title, setTitle, error, isSaving, save, leave } = useTitleDraft(story, onClose);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void save();
  }
  function handleKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') leave();
  }
  return (
    <form
      className="mt-2 grid w-[calc(100vw-2*var(--gutter,1rem))] max-w-[42rem] gap-4"
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      <TextField
        ref={field}
        label="Title"
        value={title}
        onChange={setTitle}
        maxLength={LIMITS.title}
        autoComplete="off"
        enterKeyHint="done"
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <OnlineButton type="submit" icon="check" busy={isSaving} busyLabel="Saving…">
          Save title
        </OnlineButton>
        <Button variant="line" onClick={leave}>
          Leave it
        </Button>
      </div>
    </form>
  );
}

/** The title that this tab has begun and not saved, if any. */
export function useHasTitleDraft(story: Story): boolean {
  const { uid } = useServices();
  return readKept(STORAGE_KEYS.titleDraft(uid, story.id)) !== null;
}

function useTitleDraft(story: Story, onClose: () => void) {
  const { uid } = useServices();
  const editStory = useEditStory();
  const tellFailure = useFailureNotice();
  const key = STORAGE_KEYS.titleDraft(uid, story.id);
  const [title, setDraft] = useState(() => readKept(key) ?? story.title);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  function setTitle(next: string): void {
    setDraft(next);
    setError(null);
    keep(key, next === story.title ? null : next);
  }
  function leave(): void {
    keep(key, null);
    onClose();
  }

  async function save(): Promise<void> {
    const next = title.trim();
    if (next === '') {
      setError(TITLE_REQUIRED);
      return;
    }
    if (next === story.title) {
      leave();
      return;
    }
    setSaving(true);
    try {
      await editStory(story, () => ({ title: next }));
      notify.success(STORY_SAVED);
      leave();
    } catch (failure) {
      tellFailure(failure, UPDATE_STORY_FAILED, { detail: 'What you typed is still here.' });
      setSaving(false);
    }
  }
  return { title, setTitle, error, isSaving, save, leave };
}
