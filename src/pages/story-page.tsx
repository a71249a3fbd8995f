import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { tellImageFailed } from '../features/image-failure.ts';
import { ChapterNarration } from '../features/reading/chapter-narration.tsx';
import { ShareDialog } from '../features/sharing/share-dialog.tsx';
import { StoryBook } from '../features/stories/book/story-book.tsx';
import { StoryUnavailable } from '../features/stories/book/story-unavailable.tsx';
import { useCoverPicture } from '../features/stories/shelf/use-cover-picture.ts';
import { useStory } from '../features/stories/use-story.ts';
import { ClosedBook } from '../ui/book-cover.tsx';
import { Button } from '../ui/button.tsx';

export function StoryPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  if (state.status !== 'found')
    return (
      <FamilyPage title="Story" light="left">
        <StoryUnavailable state={state} />
      </FamilyPage>
    );
  const { story } = state;
  return (
    <FamilyPage title={story.title} light="left">
      <StoryBook
        key={storyId}
        story={story}
        acts={<ShareStory story={story} />}
        renderListening={(part) => <ChapterNarration key={part} story={story} part={part} />}
      />
    </FamilyPage>
  );
}

function ShareStory({ story }: { story: Story }) {
  const [isOpen, setOpen] = useState(false);
  const { id, title, sharing } = story;
  const { picture } = useCoverPicture(story, 'thumbnail');
  return (
    <>
      <Button variant="line" size="big" icon="share" onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <ShareDialog
          item={{ contentType: 'story', id, sharing }}
          name={title}
          picture={<ClosedBook src={picture} onImageFailed={tellImageFailed} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
