import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../late-part.tsx';
import { Comments } from './comments.tsx';
import { LikeButton } from './like-button.tsx';
import type { ServedShare } from './served-page.ts';

/** Few readers ever need it. */
const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What readers do with a share: like it, talk about it, report it. */
export function Reactions({ share }: { share: ServedShare }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <div className="sp-react">
        <LikeButton share={share} />
        <Button
          variant="quiet"
          className="ml-auto"
          onClick={() => setReporting(true)}
          onPointerEnter={ReportDialog.preload}
        >
          Report this page
        </Button>
      </div>
      {share.allowComments && <Comments share={share} />}
      <Suspense>
        {isReporting && <ReportDialog share={share} commentId={null} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  );
}
