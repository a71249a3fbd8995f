import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MailSentTo, SendMailAgain } from '../../shared/account/send-mail-again.tsx';
import type { SharingProblem } from './use-sharing.ts';

interface SharingProblemNoteProps {
  problem: SharingProblem | null;
  /** Whether the item is already shared; the dialog then has no field for the pen name. */
  isShared?: boolean;
  onTryAgain: () => void;
}

/** A problem and how to fix it. A problem with the pen name is shown at its field, if there is one. */
export const SharingProblemNote = ({ problem, isShared = false, onTryAgain }: SharingProblemNoteProps) => (
  <div role="alert">
    {problem && (isShared || problem.kind !== 'pen-name') && (
      <div className="mt-4 flex gap-3 rounded-card bg-amber-100 px-4 py-3 text-amber-800">
        <Icon name={problem.kind === 'verify' ? 'mail' : 'info'} className="mt-0.5" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{problem.message}</p>
          {problem.kind === 'verify' ? (
            <VerifyFirst onTryAgain={onTryAgain} />
          ) : (
            <p>{isShared ? 'What others see hasn’t changed.' : 'Nothing was shared. Your own copy hasn’t changed.'}</p>
          )}
        </div>
      </div>
    )}
  </div>
);

const VerifyFirst = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <>
    <p>Open the link in the email we sent you, then come back here.</p>
    <MailSentTo />
    <div className="mt-2 flex flex-wrap gap-2">
      <SendMailAgain />
      <Button variant="line" onClick={onTryAgain}>
        I’ve opened it
      </Button>
    </div>
  </>
);
