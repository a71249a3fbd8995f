import { HEART } from '../../../shared/page/heart-shape.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconShape } from '../../../ui/icon.tsx';

interface FavoriteMarkProps {
  title: string;
  favorite: boolean;
  onClick?: (() => void) | undefined;
}

export const FavoriteMark = ({ title, favorite, onClick }: FavoriteMarkProps) => (
  <button
    type="button"
    className={classNames('icon-btn', favorite ? 'text-accent [&_path]:fill-current' : 'text-soft')}
    aria-pressed={favorite}
    aria-label={`Favorite: ${title}`}
    title="Favorite"
    onClick={onClick}
  >
    <IconShape path={HEART} size="medium" />
  </button>
);
