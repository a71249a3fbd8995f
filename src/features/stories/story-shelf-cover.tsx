import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useRef, useState } from 'react';
import { BookCover } from '../../ui/book-cover.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChapterLights } from '../../ui/lantern-string.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { CastFaces } from './cast-faces.tsx';
import { chaptersWritten } from '../chapter-words.ts';
import { storyDate } from './story-date.ts';
import { themeScene } from './theme-art.ts';
import { useNow } from './use-now.ts';
import { useStoryDeletion } from './use-story-deletion.ts';

/** A story on the shelf. */
export function StoryCover({ story, to }: { story: Story; to: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const now = useNow();
  const written = story.previousParts.length;
  return (
    <BookCover
      title={story.title}
      picture={themeScene(story.theme)}
      faces={<CastFaces cast={story.characters} />}
      onImageFailed={tellImageFailed}
      to={to}
    >
      <ChapterLights lit={written} total={STORY_PHASES.length} label={chaptersWritten(written)} />
      <span>{storyDate(story.updatedAt ?? story.createdAt, now)}</span>
      <IconButton icon="bin" label={`Delete ${story.title}`} onClick={() => setIsAsking(true)} />
      {isAsking && <DeleteStory story={story} onClose={() => setIsAsking(false)} />}
    </BookCover>
  );
}

function DeleteStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  const deleteStory = useStoryDeletion();
  const handleDelete = () => {
    onClose();
    deleteStory(story);
  };
  return (
    <Dialog
      title={`Delete “${story.title}”?`}
      onClose={onClose}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={handleDelete}>
            Delete
          </Button>
        </>
      }
    >
      Its {story.previousParts.length === 1 ? 'chapter goes' : 'chapters go'} with it. The characters stay.
    </Dialog>
  );
}

/** Stands where a story lies that could not be read. */
export function UnreadableCover() {
  return (
    <div className="grid aspect-4/5 place-content-center justify-items-center gap-3 rounded-card border-2 border-hairline p-4 text-center text-soft">
      <Icon name="cloud-off" size="large" />
      <p>This story could not be read. It is kept as it is.</p>
    </div>
  );
}
