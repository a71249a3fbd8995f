import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../late-part.tsx';
import { Comments } from './comments.tsx';
import { LikeButton } from './like-button.tsx';
import type { ServedShare } from './served-page.ts';
import type { SignInWish } from './sign-in-wish.ts';

/** Few readers ever need it. */
const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReactionsProps {
  share: ServedShare;
  /** What somebody wished before they signed in. */
  wish: SignInWish | null;
}

/** What readers do with a share: like it, talk about it, report it. */
export function Reactions({ share, wish }: ReactionsProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <div className="sp-react">
        <LikeButton share={share} wish={wish} />
        <Button
          variant="quiet"
          className="ml-auto"
          onClick={() => setReporting(true)}
          onPointerEnter={ReportDialog.preload}
        >
          Report this page
        </Button>
      </div>
      {share.allowComments && <Comments share={share} wish={wish} />}
      <Suspense>
        {isReporting && <ReportDialog share={share} commentId={null} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  );
}
