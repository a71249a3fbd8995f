import { mayWithdraw } from '@talelantern/domain/plans/withdrawal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { device, keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { dialogPart } from '../../shared/page/lazy-part.tsx';
import { formatDate } from '../../shared/plans/renewal-sentence.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { CANCEL } from './plan-status-copy.ts';
import type { PaymentPages } from './use-payment-pages.ts';

const WithdrawDialog = dialogPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

/** Neither asks for the PIN: ending must be as easy as starting (docs/decisions/0230). */
export function EndingActions({ usage, now, pages }: { usage: PlanUsage; now: number; pages: PaymentPages }) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { subscribedAt, cancelsAtPeriodEnd } = usage;
  const canWithdraw = mayWithdraw(subscribedAt, now);
  const withdrawnAt = useWithdrawnAt(canWithdraw ? subscribedAt : null);
  if (cancelsAtPeriodEnd && !canWithdraw) return null;
  return (
    <div ref={keepFocus} data-rows className="-mx-2.5 -mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
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
      {canWithdraw && withdrawnAt !== null && (
        <>
          <p className="px-2.5">You withdrew on {formatDate(withdrawnAt, now)}. We’ll confirm it by email.</p>
          <Button variant="quiet" onClick={() => setIsWithdrawing(true)}>
            Withdraw again
          </Button>
        </>
      )}
      {canWithdraw && withdrawnAt === null && (
        <Button variant="quiet" onClick={() => setIsWithdrawing(true)}>
          Withdraw from this contract
        </Button>
      )}
      {canWithdraw && isWithdrawing && (
        <WithdrawDialog
          subscribedAt={subscribedAt}
          isAgain={withdrawnAt !== null}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </div>
  );
}

/** When the withdrawal was received; null if none is known. The server knows it until the next message is sent. */
function useWithdrawnAt(subscribedAt: number | null): number | null {
  const { uid, loadServices } = useServices();
  const key = PAGE_STORAGE_KEYS.withdrawnAt(uid, String(subscribedAt));
  const known = Number(readStored(key, device)) || null;
  const { data } = useQuery({
    queryKey: queryKeys.withdrawal(subscribedAt),
    async queryFn() {
      const receivedAt = subscribedAt && (await (await loadServices()).contact.findWithdrawal(subscribedAt));
      if (receivedAt) keep(key, String(receivedAt), device);
      return receivedAt;
    },
    enabled: subscribedAt !== null && known === null,
  });
  return known ?? data ?? null;
}
