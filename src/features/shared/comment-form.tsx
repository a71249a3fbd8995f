import type { Comment } from '@talelantern/domain/comments/comment';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SharedItemMember } from '../../services/shared-item-service.ts';
import { AfterGrownUp } from '../lock/after-grown-up.tsx';
import { useVerificationMail } from '../use-verification-mail.ts';
import type { ServedShare } from './served-page.ts';
import { useCommentForm } from './use-comment-form.ts';
import { ForFamilyContext } from './use-shared-items.ts';

interface CommentFormProps {
  share: ServedShare;
  member: SharedItemMember;
  onAdded: (comment: Comment) => void;
  /** Somebody has signed in to say something: they go on here. */
  isWished: boolean;
}

/** Says something about a share, under a pen name. What others read is for grown-ups to send. */
export function CommentForm({ share, member, onAdded, isWished }: CommentFormProps) {
  const form = useCommentForm(share, member, onAdded);
  const { ask, isAsking, question } = useAskGrownUp(form.send);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWished) words.current?.focus();
  }, [isWished]);
  return (
    <>
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking && !form.isBusy && form.check()) ask();
        }}
      >
        {form.asksPenName && (
          <TextField
            label="Your pen name"
            hint="Others see it beside what you say. Better not your real name."
            value={form.penName}
            onChange={form.setPenName}
            maxLength={LIMITS.penName}
            error={form.problem?.field === 'penName' ? form.problem.message : null}
          />
        )}
        <TextAreaField
          ref={words}
          label="Say something kind"
          hint={form.asksPenName ? undefined : `You are ${form.penName} here. It is checked before others see it.`}
          value={form.text}
          onChange={form.setText}
          maxLength={LIMITS.comment}
          counter
          error={form.problem?.field === 'text' ? form.problem.message : null}
        />
        {form.problem?.field === 'verify' && <VerifyFirst message={form.problem.message} />}
        <Button
          type="submit"
          variant="line"
          busy={form.isBusy || isAsking}
          busyLabel="Sending…"
          className="justify-self-start"
        >
          Add the comment
        </Button>
      </form>
      {question}
    </>
  );
}

/** Asks for a grown-up where a lock is set, then does `act`; once asked, the lock stays open for the next time. */
function useAskGrownUp(act: () => void) {
  const forFamily = use(ForFamilyContext);
  const [times, setTimes] = useState(0);
  const [isAsking, setAsking] = useState(false);
  function handleHere(): void {
    setAsking(false);
    act();
  }
  function ask(): void {
    setTimes(times + 1);
    setAsking(true);
  }
  return {
    isAsking,
    ask,
    question: times > 0 && (
      <Suspense>
        {forFamily(
          <AfterGrownUp key={times} reason="share" onRefused={() => setAsking(false)}>
            <Here onHere={handleHere} />
          </AfterGrownUp>,
        )}
      </Suspense>
    ),
  };
}

/** Tells once that a grown-up is here. */
function Here({ onHere }: { onHere: () => void }) {
  const hasTold = useRef(false);
  const tell = useEffectEvent(onHere);
  useEffect(() => {
    if (hasTold.current) return;
    hasTold.current = true;
    tell();
  }, []);
  return null;
}

function VerifyFirst({ message }: { message: string }) {
  const { isSending, send } = useVerificationMail();
  return (
    <div role="alert" className="rounded-card bg-amber-100 px-4 py-3 text-amber-800">
      <p className="font-semibold">{message}</p>
      <p>Open the link in the mail that we sent you, then add the comment again. What you wrote stays here.</p>
      <Button variant="line" className="mt-2" busy={isSending} busyLabel="Sending…" onClick={() => void send()}>
        Send the mail again
      </Button>
    </div>
  );
}
