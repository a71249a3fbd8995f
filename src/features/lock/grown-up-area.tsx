import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { ASK_A_GROWN_UP, REASON_COPY } from './lock-copy.ts';
import { useGrownUp, type GrownUpReason } from './use-grown-up.ts';
import { useLockView } from './use-lock-view.ts';
import { useStayOpen } from './use-stay-open.ts';
import { focusMain } from '../../ui/main-focus.ts';
import { keepFocus } from '../../ui/keep-focus.ts';

interface GrownUpAreaProps {
  reason: GrownUpReason;
  children: ReactNode;
}

export const GrownUpArea = (props: GrownUpAreaProps) => (
  <div ref={keepFocus}>
    <AreaState {...props} />
  </div>
);

function AreaState({ reason, children }: GrownUpAreaProps) {
  const stayOpen = useStayOpen();
  const { view, lookAgain } = useLockView();

  switch (view) {
    case null:
      return (
        <div className="mt-8 min-h-svh">
          <Skeletons shape="lines" count={6} label="Checking the lock" />
        </div>
      );
    case 'none':
    case 'open':
      return <div {...stayOpen}>{children}</div>;
    case 'closed':
      return <LockedArea reason={reason} />;
    case 'unreadable':
      return <TryAgain announced className="mt-8 mb-12" message={LOCK_UNREADABLE} onRetry={lookAgain} />;
  }
}

function LockedArea({ reason }: { reason: GrownUpReason }) {
  const ask = useGrownUp();

  async function open(): Promise<void> {
    // The pressed button disappears, so focus needs a new place.
    if (await ask(reason)) focusMain();
  }

  return (
    <section aria-label={ASK_A_GROWN_UP} className="mt-8 mb-12 max-w-form rounded-sheet bg-well p-6 md:p-8">
      <div className="flex items-center gap-x-5 sm:gap-x-8">
        <img src="/art/cut-hoot.webp" alt="" className="h-24 w-auto flex-none sm:h-32" />
        <div className="min-w-0 flex-1">
          <h2 className="text-28">{ASK_A_GROWN_UP}</h2>
          <p className="mt-1 text-soft">{REASON_COPY[reason]}</p>
          <Button icon="lock" className="mt-4" onClick={() => void open()}>
            I’m the grown-up
          </Button>
        </div>
      </div>
    </section>
  );
}
