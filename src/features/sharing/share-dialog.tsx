import type { ReactNode } from 'react';
import type { ShareableItem, SharingState } from '../../services/sharing-service.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AfterGrownUp } from '../lock/after-grown-up.tsx';
import { OpenShare } from './open-share.tsx';
import { PrivateItem } from './private-item.tsx';
import { SHARE_TITLES } from './sharing-words.ts';
import { useSharing } from './use-sharing.ts';

interface ShareDialogProps {
  item: ShareableItem;
  /** Its name or title. */
  name: string;
  /** A small picture of it. */
  picture?: ReactNode;
  onClose: () => void;
}

/** Sharing a story or character by link: private until asked for, and taken back here (architecture §6). For grown-ups. */
export const ShareDialog = (props: ShareDialogProps) => (
  <AfterGrownUp reason="share" onRefused={props.onClose}>
    <OpenShareDialog {...props} />
  </AfterGrownUp>
);

function OpenShareDialog({ item, name, picture, onClose }: ShareDialogProps) {
  const control = useSharing(item);
  const { state, penName, error, retry } = control;
  return (
    <Dialog title={SHARE_TITLES[item.contentType]} onClose={onClose}>
      <div className="mt-4 flex items-center gap-4">
        {picture && <div className="w-20 flex-none">{picture}</div>}
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="line-clamp-3 font-display text-22 leading-snug font-semibold text-text">{name}</p>
          <div className="mt-2" aria-live="polite">
            {error ? (
              <p className="font-semibold text-text">{error.message}</p>
            ) : state === null || penName === null ? (
              <p>Looking who can see it…</p>
            ) : (
              <WhoCanSee status={state.status} penName={penName} />
            )}
          </div>
        </div>
      </div>
      {error && (
        <Button variant="line" icon="refresh" className="mt-4" onClick={retry}>
          Try again
        </Button>
      )}
      {!error && state && penName !== null && (
        <>
          {state.status === 'private' ? (
            <PrivateItem contentType={item.contentType} penName={penName} control={control} onClose={onClose} />
          ) : (
            <OpenShare item={item} name={name} state={state} control={control} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}

function WhoCanSee({ status, penName }: { status: SharingState['status']; penName: string }) {
  switch (status) {
    case 'private':
      return <p>Only your family sees it, until you make a link.</p>;
    case 'public':
      return <p>Everybody with the link sees it, from {penName}.</p>;
    case 'held':
      return (
        <p>
          <b className="font-semibold text-text">Somebody has a look first.</b> We check what others get to see. The
          link works as soon as that is done; you need not do anything.
        </p>
      );
  }
}
