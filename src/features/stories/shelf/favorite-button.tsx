import type { Story } from '@talelantern/domain/stories/story';
import { classNames } from '../../../ui/class-names.ts';
import { IconShape } from '../../../ui/icon.tsx';
import { useFavorite } from './use-favorite.ts';
import { HEART } from '../../heart-shape.ts';

/** A heart that is filled for a favourite. */
export function FavoriteButton({ story }: { story: Story }) {
  const setFavorite = useFavorite();
  const { favorite, title } = story;
  return (
    <button
      type="button"
      className={classNames('icon-btn', favorite ? 'text-accent [&_path]:fill-current' : 'text-soft')}
      aria-pressed={favorite}
      aria-label={`Favourite: ${title}`}
      title="Favourite"
      onClick={() => setFavorite(story, !favorite)}
    >
      <IconShape path={HEART} size="medium" />
    </button>
  );
}
