import { Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../late-part.tsx';
import { LOOKING_FOR_COMMENTS } from './looking-for-comments.tsx';
import type { ServedShare } from './served-page.ts';
import type { SignInWish } from './sign-in-wish.ts';
import { whenNear } from './when-near.ts';
import { useReturnTo } from './use-return-to.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

const Talk = latePart(async () => (await import('./comment-talk.tsx')).CommentTalk);

interface CommentsProps {
  share: ServedShare;
  /** What somebody wished before they signed in. */
  wish: SignInWish | null;
}

/** What is said about a share, read once the reader comes near: most never scroll that far. */
export function Comments({ share, wish }: CommentsProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const wished = wish?.act === 'comment' ? wish : null;
  const signInFirst = useSignInFirst();
  useReturnTo(place, wished);
  useEffect(() => Talk.preload(), []);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  return (
    <section ref={place} aria-label="Comments" className="mt-8 min-h-24">
      <h2 className="text-28">Comments</h2>
      {(isNear || wished) && (
        <Suspense fallback={LOOKING_FOR_COMMENTS}>
          <Talk share={share} isWished={wished !== null} onSignIn={() => signInFirst('comment', place.current)} />
        </Suspense>
      )}
    </section>
  );
}
