import type { Comment } from '@talelantern/domain/sharing/comment';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import { AfterGrownUp } from '../lock/after-grown-up.tsx';
import { useUser } from '../../shared/account/use-account.ts';
import { MailSentTo, SendMailAgain } from '../../shared/account/send-mail-again.tsx';
import { ForFamilyContext } from '../../shared/family/for-family.ts';
import type { ServedShare } from './served-page.ts';
import { useCommentForm } from './use-comment-form.ts';

interface CommentFormProps {
  share: ServedShare;
  member: SharedItemMember;
  onAdded: (comment: Comment) => void;
  isPending: boolean;
}

export function CommentForm({ share, member, onAdded, isPending }: CommentFormProps) {
  const form = useCommentForm(share, member, onAdded);
  const { emailVerified } = useUser();
  const { ask, isAsking, question } = useAskGrownUp(form.send);
  const textField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isPending) textField.current?.focus();
  }, [isPending]);
  return (
    <>
      <Form className="mt-4 grid gap-4" onSubmit={() => !isAsking && !form.isBusy && form.check() && ask()}>
        {form.asksPenName && (
          <TextField
            label="Your pen name"
            hint="Shown next to your comment. Please don’t use your real name."
            value={form.penName}
            onChange={form.setPenName}
            maxLength={LIMITS.penName}
            autoComplete="off"
            error={form.problem?.field === 'penName' ? form.problem.message : null}
          />
        )}
        <TextAreaField
          ref={textField}
          label="Say something kind"
          hint={
            form.asksPenName === false
              ? `You’re ${form.penName} here. We check every comment before others see it.`
              : undefined
          }
          value={form.text}
          onChange={form.setText}
          maxLength={LIMITS.comment}
          counter
          error={form.problem?.field === 'text' ? form.problem.message : null}
        />
        {form.problem?.field === 'verify' ? (
          <VerifyFirst message={form.problem.message} isProblem />
        ) : (
          !emailVerified && <VerifyFirst message="Before you comment, please verify your email address" />
        )}
        <Button
          type="submit"
          variant="line"
          busy={form.isBusy || isAsking}
          busyLabel="Sending…"
          notReady={form.asksPenName === null}
          className="justify-self-start"
        >
          Add the comment
        </Button>
      </Form>
      {question}
    </>
  );
}

/** Runs `act`; if a PIN is set, asks for a grown-up first, and the lock stays open afterwards. */
function useAskGrownUp(act: () => void) {
  const forFamily = use(ForFamilyContext);
  const [times, setTimes] = useState(0);
  const [isAsking, setAsking] = useState(false);
  function handleMount(): void {
    setAsking(false);
    act();
  }
  function giveUp(): void {
    setTimes(0);
    setAsking(false);
  }
  function ask(): void {
    setTimes(times + 1);
    setAsking(true);
  }
  return {
    isAsking,
    ask,
    question:
      times > 0 &&
      forFamily(
        <AfterGrownUp key={times} reason="share" onRefused={() => setAsking(false)}>
          <OnMount onMount={handleMount} />
        </AfterGrownUp>,
        giveUp,
      ),
  };
}

function OnMount({ onMount }: { onMount: () => void }) {
  const hasCalled = useRef(false);
  const callOnMount = useEffectEvent(onMount);
  useEffect(() => {
    if (hasCalled.current) return;
    hasCalled.current = true;
    callOnMount();
  }, []);
  return null;
}

const VerifyFirst = ({ message, isProblem = false }: { message: string; isProblem?: boolean }) => (
  <div role={isProblem ? 'alert' : undefined} className="rounded-card bg-amber-100 px-4 py-3 text-amber-800">
    <p className="font-semibold">{message}</p>
    <p>
      {isProblem
        ? 'Open the link in the email we sent you, then add the comment again. What you wrote stays here.'
        : 'Open the link in the email we sent you.'}
    </p>
    <MailSentTo />
    <SendMailAgain className="mt-2" />
  </div>
);
