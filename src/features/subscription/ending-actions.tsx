import { mayWithdraw } from '@talelantern/domain/plans/withdrawal';
import { useState } from 'react';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { dialogPart } from '../../shared/page/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { CANCEL } from './plan-status-copy.ts';
import type { PaymentPages } from './use-payment-pages.ts';

const WithdrawDialog = dialogPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

/** Neither asks for the PIN: ending must be as easy as starting (docs/decisions/0230). */
export function EndingActions({ usage, now, pages }: { usage: PlanUsage; now: number; pages: PaymentPages }) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { subscribedAt, cancelsAtPeriodEnd } = usage;
  const canWithdraw = mayWithdraw(subscribedAt, now);
  if (cancelsAtPeriodEnd && !canWithdraw) return null;
  return (
    <div className="-mx-2.5 -mt-2 flex flex-wrap gap-x-2">
      {!cancelsAtPeriodEnd && (
        <OnlineButton
          variant="quiet"
          busy={pages.opening === 'cancel'}
          busyLabel="Opening Stripe’s page…"
          onClick={() => void pages.cancel()}
        >
          {CANCEL}
        </OnlineButton>
      )}
      {canWithdraw && (
        <Button variant="quiet" onClick={() => setIsWithdrawing(true)}>
          Withdraw from this contract
        </Button>
      )}
      {canWithdraw && isWithdrawing && (
        <WithdrawDialog subscribedAt={subscribedAt} onClose={() => setIsWithdrawing(false)} />
      )}
    </div>
  );
}
