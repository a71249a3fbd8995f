import { LIMITS } from '@talelantern/domain/limits/limits';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { keep, readStored } from '../../../shared/drafts/stored-draft.ts';
import { useOnChange } from '../../../shared/page/use-on-change.ts';
import { GETTING_PICTURES, usePrint } from '../../../shared/page/use-printing.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useEditShared } from '../../lock/use-edit-shared.ts';
import { FavoriteButton } from '../shelf/favorite-button.tsx';
import { useSaveEdit } from '../use-edit-story.ts';

export function StoryActions({ story, children, more }: { story: Story; children: ReactNode; more?: ReactNode }) {
  const { uid } = useServices();
  // Starts in edit mode if this tab has an unsaved title.
  const [isEditing, setEditing] = useState(() => readStored(PAGE_STORAGE_KEYS.titleDraft(uid, story.id)) !== null);
  const { isWaiting, print } = usePrint();
  const menu = useRef<HTMLSpanElement>(null);
  useOnChange(isEditing, () => isEditing || menu.current?.querySelector('button')?.focus());
  if (isEditing) return <StoryTitleField story={story} onClose={() => setEditing(false)} />;
  return (
    <>
      <span className="mr-auto flex min-w-0 grow gap-3 md:grow-0">{children}</span>
      {more}
      <FavoriteButton story={story} />
      <span ref={menu}>
        <MoreMenu
          label={`More about ${bookTitleOf(story)}`}
          actions={[
            { label: 'Change the title', onClick: () => setEditing(true) },
            // Offered here, because an installed app has no browser menu to print from.
            { label: isWaiting ? GETTING_PICTURES : 'Print', onClick: print },
          ]}
        />
      </span>
    </>
  );
}

/** Editable title: Enter saves, Escape cancels. The text is kept as a draft until it is saved. */
function StoryTitleField({ story, onClose }: { story: Story; onClose: () => void }) {
  const { title, setTitle, error, isSaving, save, leave } = useTitleDraft(story, onClose);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !isComposing(event)) leave();
  }
  return (
    <Form className="grid w-full max-w-[42rem] gap-4" onSubmit={save} onKeyDown={handleKey}>
      <TextField
        ref={field}
        label="Title"
        value={title}
        onChange={setTitle}
        readOnly={isSaving}
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
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function useTitleDraft(story: Story, onClose: () => void) {
  const { uid } = useServices();
  const editShared = useEditShared();
  const key = PAGE_STORAGE_KEYS.titleDraft(uid, story.id);
  const shownTitle = bookTitleOf(story);
  const [title, setDraft] = useState(() => readStored(key) ?? shownTitle);
  const [error, setError] = useState<string | null>(null);

  function setTitle(next: string): void {
    setDraft(next);
    setError(null);
    keep(key, next === shownTitle ? null : next);
  }
  function leave(): void {
    keep(key, null);
    onClose();
  }

  const clear = (): void => {
    if (readStored(key) === title) keep(key, null);
  };
  const { mutate, isPending } = useSaveEdit(story, clear, { detail: 'What you typed is still here.' });

  function save(): void {
    const newTitle = title.trim();
    if (newTitle === '') setError('Please give the story a title');
    else if (newTitle === shownTitle) leave();
    // React Query does not call `onSuccess` once the form is closed: another form may be open then.
    else
      editShared(story, () => mutate({ change: () => ({ title: newTitle, bookTitle: null }) }, { onSuccess: leave }));
  }
  return { title, setTitle, error, isSaving: isPending, save, leave };
}
