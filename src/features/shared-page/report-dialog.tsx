import { reportContract } from '@talelantern/domain/contracts/report';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { REPORT_REASON_CHOICES, type ReportReason } from '@talelantern/domain/sharing/report';
import { useState } from 'react';
import { draftKey } from '../../config/storage-keys.ts';
import { useSession } from '../../shared/account/use-account.ts';
import { useStoredText } from '../../shared/drafts/use-stored-text.ts';
import { waitAfter } from '../../shared/notifications/wait-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { ServedShare } from './served-page.ts';
import { useSharedItems } from './use-shared-items.ts';

interface ReportDialogProps {
  share: ServedShare;
  commentId: string | null;
  onClose: () => void;
}

const CHOOSE_REASON = 'Please choose what is wrong';

export function ReportDialog({ share, commentId, onClose }: ReportDialogProps) {
  const { load } = useSharedItems();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : 'visitor';
  const [details, setDetails] = useStoredText(draftKey(uid, 'report', commentId ?? share.id));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (reason === null) return setError(CHOOSE_REASON);
    setBusy(true);
    try {
      await (await load()).report(share, { commentId, reason, details });
      notify.success('Thank you for telling us', { detail: 'A person will look at it.' });
      forget();
    } catch (failure) {
      if (isAppError(failure)) notify.failure(failure.message, { wait: waitAfter(failure) });
      else notify.failure(reportContract.exhausted);
      setBusy(false);
    }
  }

  function forget(): void {
    setDetails('');
    onClose();
  }

  return (
    <Dialog
      title={commentId === null ? 'Report this page' : 'Report this comment'}
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} busyLabel="Sending…" onClick={() => void send()}>
            Send the report
          </Button>
          <Button variant="line" onClick={forget}>
            Not now
          </Button>
        </>
      }
    >
      <div className="grid gap-5 text-text">
        <ChoiceGroup label="What is wrong?" selection="radio" className="grid gap-1" error={error}>
          {REPORT_REASON_CHOICES.map(({ id, label }) => (
            <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                className="size-5 shrink-0 accent-lantern-700"
                checked={reason === id}
                onChange={() => {
                  setReason(id);
                  setError(null);
                }}
              />
              {label}
            </label>
          ))}
        </ChoiceGroup>
        <TextAreaField
          label="Anything else we should know?"
          note="if you like"
          hint="Add your email address if you’d like an answer."
          value={details}
          onChange={setDetails}
          maxLength={LIMITS.freeText}
        />
      </div>
    </Dialog>
  );
}
