import { useEffect, useState, type ReactNode } from 'react';
import type { Stop, UnderWay } from '../../services/generation/generations.ts';
import { MailSentTo, SendMailAgain } from '../../shared/account/send-mail-again.tsx';
import { CancelButton } from '../../shared/generation/cancel-button.tsx';
import { useMessageWithWait } from '../../shared/notifications/use-wait.ts';
import type { Failure } from '../../shared/notifications/wait-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ProgressStep } from '../../ui/progress-steps.tsx';
import type { PictureCopy } from './picture-subject.ts';

interface CancelPictureProps {
  stop: Stop;
  /** 'portrait' or 'picture'. */
  picture: string;
  wide?: boolean | undefined;
  onCancel: () => void;
}

/** Cancels a generation while that is possible. */
export const CancelPicture = ({ stop, picture, wide, onCancel }: CancelPictureProps) => (
  <>
    <p role="status" className="text-soft not-empty:mb-3">
      {stop === 'too-late' && `The brush is already on the paper: this ${picture} will be finished and kept.`}
    </p>
    <CancelButton stop={stop} wide={wide} busyLabel="Asking the painter to stop…" onCancel={onCancel} />
  </>
);

interface PictureFailureProps {
  /** A failure with the code `verify_email` also offers to send the email again. */
  failure: Failure;
  children?: ReactNode;
}

/** The failure, and which input was kept. Not announced, because its toast already was. */
export const PictureFailure = ({ failure, children }: PictureFailureProps) => (
  <div className="mt-6 flex gap-3 rounded-card bg-berry-100 p-4 text-ink">
    <Icon name="cloud-off" className="mt-1 text-berry-700" />
    <div className="min-w-0">
      <p className="font-semibold">{useMessageWithWait(failure)}</p>
      {children && <p className="text-15 wrap-anywhere">{children}</p>}
      {failure.code === 'verify_email' && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-15">Open the link in the email we sent you, then come back and try again.</p>
          <MailSentTo />
          <SendMailAgain icon="mail" />
        </div>
      )}
    </div>
  </div>
);

const MIXING_MS = 4_000;
/** Longer than most pictures take. The vendor's time limit is four minutes. */
const LONG_WAIT_MS = 45_000;

type StepCopy = Pick<PictureCopy, 'picture' | 'their' | 'place' | 'colors'>;

export function useGenerationSteps(
  { picture, their, place, colors }: StepCopy,
  { status }: Pick<UnderWay<'scene'>, 'status'>,
): { steps: ProgressStep[]; current: number } {
  const hasMixed = useHasPassed(MIXING_MS);
  const isLong = useHasPassed(LONG_WAIT_MS);
  return {
    steps: [
      { name: 'Read what you chose' },
      { name: `Mixing ${colors}`, done: `Mixed ${colors}` },
      {
        name: isLong
          ? `Still painting ${their} ${picture}. On a busy day this can take four minutes.`
          : `Painting ${their} ${picture}`,
        done: `Painted ${their} ${picture}`,
      },
      { name: `Hanging it on ${place}` },
    ],
    current: status === 'saving' ? 3 : hasMixed ? 2 : 1,
  };
}

function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
