import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { SEND_MESSAGE_FAILED } from '../../services/contact/contact-service.ts';
import { useUser } from '../../shared/account/use-account.ts';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { device, keep } from '../../shared/drafts/stored-draft.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { COPY_HINTS, useCopy } from '../../shared/page/use-copy.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

interface WithdrawDialogProps {
  subscribedAt: number;
  /** Whether a withdrawal from this contract was received, which the family may have taken back by email. */
  isAgain: boolean;
  onClose: () => void;
}

export function WithdrawDialog({ subscribedAt, isAgain, onClose }: WithdrawDialogProps) {
  const { uid, email } = useUser();
  const { loadServices } = useServices();
  const notifyFailure = useFailureNotice();
  const [againId] = useState(() => (isAgain ? crypto.randomUUID() : undefined));
  const keepButton = useRef<HTMLButtonElement>(null);
  // Names no plan: the one in force may be an earlier one that was paid for longer.
  const statement = `I withdraw from my contract for a paid plan of Talelantern, which began on ${formatDay(subscribedAt)}.\n${email}`;
  const {
    mutate,
    isPending,
    data: receivedAt,
  } = useMutation({
    mutationFn: async () => (await loadServices()).contact.withdraw(subscribedAt, statement, againId),
    onSuccess: (time) => keep(PAGE_STORAGE_KEYS.withdrawnAt(uid, String(subscribedAt)), String(time), device),
    onError: (error) => notifyFailure(error, SEND_MESSAGE_FAILED),
  });
  if (receivedAt !== undefined)
    return <Acknowledgement statement={statement} receivedAt={receivedAt} email={email} onClose={onClose} />;
  return (
    <Dialog
      title="Withdraw from this contract?"
      onClose={() => isPending || onClose()}
      initialFocus={keepButton}
      actions={
        <>
          <Button ref={keepButton} variant="line" notReady={isPending} onClick={onClose}>
            Keep my plan
          </Button>
          <OnlineButton busy={isPending} busyLabel="Sending…" onClick={() => mutate()}>
            Confirm withdrawal
          </OnlineButton>
        </>
      }
    >
      <p>
        You don’t have to give a reason. We end your plan and pay back everything you paid for it within fourteen days,
        the way you paid. You’re on Free then, and everything you’ve made stays yours. We’ll receive this:
      </p>
      <p className="mt-4 rounded-card bg-paper-100 px-5 py-4 whitespace-pre-line wrap-anywhere text-text">
        {statement}
      </p>
    </Dialog>
  );
}

interface AcknowledgementProps {
  statement: string;
  receivedAt: number;
  email: string;
  onClose: () => void;
}

function Acknowledgement({ statement, receivedAt, email, onClose }: AcknowledgementProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = `Received by Talelantern on ${formatMoment(receivedAt)}:\n\n${statement}`;
  const { copyState, copy } = useCopy(text, field);
  return (
    <Dialog
      title="We’ve received your withdrawal"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" icon={copyState === 'yes' ? 'check' : undefined} onClick={() => void copy()}>
            Copy it
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="mb-4 wrap-anywhere">
        We’ll confirm it to {email} and pay back what you paid. Please keep a copy of this, and keep your account until
        our email has come: deleting it deletes this message too.
      </p>
      <TextAreaField
        ref={field}
        label="Your withdrawal"
        rows={8}
        value={text}
        readOnly
        onChange={() => undefined}
        hint={<span aria-live="polite">{copyState === 'no' ? '' : COPY_HINTS[copyState]}</span>}
      />
    </Dialog>
  );
}

const formatDay = (time: number): string => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });

/** With the time zone, because the moment counts. */
const formatMoment = (time: number): string =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long' });
