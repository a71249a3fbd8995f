import { useEffect, useRef } from 'react';
import { IconShape } from '../../ui/icon.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HEART } from '../heart-shape.ts';
import type { ServedShare } from './served-page.ts';
import type { SignInWish } from './sign-in-wish.ts';
import { useLike } from './use-like.ts';
import { useReturnTo } from './use-return-to.ts';

interface LikeButtonProps {
  share: ServedShare;
  /** What somebody wished before they signed in. */
  wish: SignInWish | null;
}

/** A heart and how many have pressed it. */
export function LikeButton({ share, wish }: LikeButtonProps) {
  const { isLiked, likes, toggle } = useLike(share, wish);
  const heart = useRef<HTMLButtonElement>(null);
  const pressed = wish?.act === 'like' ? wish : null;
  useReturnTo(heart, pressed);
  useEffect(() => {
    if (pressed) heart.current?.focus({ preventScroll: true });
  }, [pressed]);
  return (
    <button
      ref={heart}
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={(event) => toggle(event.currentTarget)}
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
