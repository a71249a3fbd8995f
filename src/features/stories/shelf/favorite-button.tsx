import type { Story } from '@talelantern/domain/stories/story';
import { classNames } from '../../../ui/class-names.ts';
import { IconShape } from '../../../ui/icon.tsx';
import { useFavorite } from './use-favorite.ts';

/** From Lucide (ISC), see public/licences.txt. */
const HEART =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

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
