import { IconShape } from '../../ui/icon.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HEART } from '../heart-shape.ts';
import type { ServedShare } from './served-page.ts';
import { useLike } from './use-like.ts';

/** A heart and how many have pressed it. */
export function LikeButton({ share }: { share: ServedShare }) {
  const { isLiked, likes, toggle } = useLike(share);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={toggle}
      className={classNames(
        buttonClasses({ variant: 'line' }),
        isLiked && 'bg-berry-100! text-berry-700! [&>svg]:fill-current',
      )}
    >
      <IconShape path={HEART} />
      {likes}
    </button>
  );
}
