import type { Story } from '@talelantern/domain/stories/story';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { useNavigate } from 'react-router-dom';
import { readPath } from '../../../config/paths.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { FavoriteButton } from './favorite-button.tsx';

/** What can be done with a book on the shelf besides opening it. */
export function BookButtons({ story, onDelete }: { story: Story; onDelete: (story: Story) => void }) {
  const navigate = useNavigate();
  return (
    <>
      <FavoriteButton story={story} />
      <MoreMenu
        label={`More about ${bookTitleOf(story)}`}
        actions={[
          { label: 'Read', icon: 'book-open', onPress: () => void navigate(readPath(story.id)) },
          { label: 'Delete', icon: 'bin', onPress: () => onDelete(story) },
        ]}
      />
    </>
  );
}
