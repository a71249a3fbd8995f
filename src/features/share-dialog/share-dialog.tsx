import { directionOf } from '@talelantern/domain/text/direction';
import { useId, useState, type ReactNode } from 'react';
import type { LinkedState, ShareableItem, SharingState } from '../../services/sharing/sharing-service.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { AfterGrownUp } from '../lock/after-grown-up.tsx';
import { PrivateItem } from './private-item.tsx';
import { ShareLink } from './share-link.tsx';
import { SharingProblemNote } from './sharing-problem.tsx';
import { PenNameHint, WhyHeld } from './why-held.tsx';
import { countsSentence, SHARE_TITLES, shareUrl, useSharing, type SharingControl } from './use-sharing.ts';

interface ShareDialogProps {
  item: ShareableItem;
  name: string;
  picture?: ReactNode;
  /** How many chapters of a story a new link would show. */
  chapters?: number | undefined;
  onClose: () => void;
}

/** Shares a story or character by link, or withdraws it. Requires a grown-up. */
export const ShareDialog = (props: ShareDialogProps) => (
  <AfterGrownUp reason="share" onRefused={props.onClose}>
    <ShareDialogContent {...props} />
  </AfterGrownUp>
);

function ShareDialogContent({ item, name, picture, chapters, onClose }: ShareDialogProps) {
  const control = useSharing(item);
  const { state, penName, error, retry, isMaking } = control;
  return (
    <Dialog title={SHARE_TITLES[item.contentType]} onClose={onClose}>
      <div className="mt-4 flex items-center gap-4 short:mt-2">
        {picture && <div className="w-20 flex-none short:hidden">{picture}</div>}
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p dir={directionOf(name)} className="line-clamp-3 font-display text-22 leading-snug font-semibold text-text">
            {name}
          </p>
          <div className="mt-2" aria-live="polite">
            {error ? (
              <p className="font-semibold text-text">{error.message}</p>
            ) : state === null || penName === null ? (
              <p>Checking who can see it…</p>
            ) : (
              // A new element for each status, so that React does not change translated text (docs/decisions/0167).
              <WhoCanSee
                key={`${state.status} ${'sharedBy' in state && state.sharedBy} ${isMaking}`}
                state={state}
                penName={penName}
                chapters={chapters}
                isMaking={isMaking}
              />
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
        // Keeps the focus, because some of the pressed buttons disappear.
        <div ref={keepFocus}>
          {state.status === 'private' ? (
            <PrivateItem contentType={item.contentType} penName={penName} control={control} onClose={onClose} />
          ) : (
            <SharedItemDialog
              item={item}
              name={name}
              state={state}
              penName={penName}
              chapters={chapters}
              control={control}
              onClose={onClose}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface WhoCanSeeProps {
  state: SharingState;
  penName: string;
  chapters: number | undefined;
  isMaking: boolean;
}

function WhoCanSee({ state, penName, chapters, isMaking }: WhoCanSeeProps) {
  if (state.status === 'private') {
    if (isMaking) return <p>We’re checking whether the link was made. If it was, it appears here.</p>;
    if (state.isRemoved) return <WhyHeld hold="removed" />;
    return <p>Only your family can see it until you make a link.</p>;
  }
  if (state.status === 'held') {
    return (
      <WhyHeld hold={state.hold === 'waiting' && chapters === 0 ? 'unapproved' : (state.hold ?? 'unknown')}>
        {mayBePenName(state) && state.sharedBy !== '' && (
          <PenNameHint sharedBy={state.sharedBy} hasNewPenName={hasNewPenName(state, penName)} />
        )}
      </WhyHeld>
    );
  }
  return <p>{`Anyone with the link can see it.${state.sharedBy && ` Shared as ${state.sharedBy}.`}`}</p>;
}

/** @param chapters how many chapters a new link would show */
function chaptersSentence(shownCount: number, chapters: number): string {
  if (shownCount < chapters) return `Others see ${shownCount} of ${chapters} chapters.`;
  return `Others see ${shownCount === 1 ? 'one chapter' : `${shownCount} chapters`}.`;
}

const hasNewPenName = ({ sharedBy }: LinkedState, penName: string): boolean =>
  sharedBy !== '' && penName !== '' && penName !== sharedBy;

/** The item was rejected under the pen name of its share, so a new pen name may solve this. */
const mayBePenName = ({ status, hold }: LinkedState): boolean => status === 'held' && hold === 'unfit';

interface SharedItemDialogProps extends Omit<ShareDialogProps, 'picture'> {
  state: LinkedState;
  /** The family's current pen name; '' if none is chosen. */
  penName: string;
  control: SharingControl;
}

/** The dialog of a shared item: its link, its comments, and a button to withdraw it. */
function SharedItemDialog({ item, name, state, penName, chapters = 0, control, onClose }: SharedItemDialogProps) {
  const { isBusy, update, problem } = control;
  const [isAsking, setAsking] = useState(false);
  const consequenceId = useId();
  const { status, shareId, allowComments, shownChapters } = state;
  const isPart = shownChapters !== null && shownChapters < chapters;
  const isRenamed = hasNewPenName(state, penName);
  const change = (settings: { allowComments?: boolean } = {}) => update({ isPublic: true, shareId, ...settings });
  if (isAsking)
    return (
      <>
        <p id={consequenceId} className="mt-3">
          <b className="font-semibold text-text">Take the link back?</b> It stops working for everyone, and likes and
          comments are deleted. A new link starts from zero.
        </p>
        <div className="dialog-actions *:flex-auto">
          <Button variant="line" autoFocus aria-describedby={consequenceId} onClick={() => setAsking(false)}>
            Keep the link
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            busyLabel="Taking it back…"
            onClick={() => update({ isPublic: false })}
          >
            Withdraw it
          </Button>
        </div>
      </>
    );
  return (
    <>
      {status === 'public' && (
        <>
          <ShareLink url={shareUrl(item.contentType, shareId)} title={name} />
          <p className="mt-4">{countsSentence(state)}</p>
          {shownChapters !== null && (
            <p role="status">
              <span key={shownChapters}>{chaptersSentence(shownChapters, chapters)}</span>
            </p>
          )}
        </>
      )}
      {(isPart || (isRenamed && (status === 'public' || mayBePenName(state)))) && (
        <Button variant="quiet" icon={isPart ? 'book-open' : 'pencil'} busy={isBusy} onClick={() => change()}>
          {`${isPart ? 'Show them all' : 'Show it'}${isRenamed ? ` as ${penName}` : ''}`}
        </Button>
      )}
      <div className="mt-2">
        <CheckboxField
          label="Others may comment"
          hint="Every comment is checked before anyone sees it."
          checked={allowComments}
          busy={isBusy}
          onChange={(isAllowed) => change({ allowComments: isAllowed })}
        />
      </div>
      <SharingProblemNote problem={problem} isShared onTryAgain={() => change()} />
      <div className="dialog-actions *:flex-auto">
        <Button onClick={onClose}>Done</Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Withdraw the link
        </Button>
      </div>
    </>
  );
}
