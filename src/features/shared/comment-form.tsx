import type { Comment } from '@talelantern/domain/comments/comment';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SharedItemMember } from '../../services/shared-item-service.ts';
import { useVerificationMail } from '../use-verification-mail.ts';
import type { ServedShare } from './served-page.ts';
import { useCommentForm } from './use-comment-form.ts';

interface CommentFormProps {
  share: ServedShare;
  member: SharedItemMember;
  onAdded: (comment: Comment) => void;
}

/** Says something about a share, under a pen name. */
export function CommentForm({ share, member, onAdded }: CommentFormProps) {
  const form = useCommentForm(share, member, onAdded);
  return (
    <form
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
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
        label="Say something kind"
        hint={form.asksPenName ? undefined : `You are ${form.penName} here. It is checked before others see it.`}
        value={form.text}
        onChange={form.setText}
        maxLength={LIMITS.comment}
        counter
        error={form.problem?.field === 'text' ? form.problem.message : null}
      />
      {form.problem?.field === 'verify' && <VerifyFirst message={form.problem.message} />}
      <Button type="submit" variant="line" busy={form.isBusy} busyLabel="Sending…" className="justify-self-start">
        Add the comment
      </Button>
    </form>
  );
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
