import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useContactForm } from './use-contact-form.ts';
import { lengthSentence } from './contact-words.ts';

const FIELD_ID = 'contact-message';

/** A message of a family's. What was typed stays through failures and reloads until it has been sent. */
export function ContactForm({ email }: { email: string }) {
  const { text, change, send, isSending, problem } = useContactForm();

  async function handleSubmit(): Promise<void> {
    if (await send()) return;
    document.getElementById(FIELD_ID)?.focus();
  }

  return (
    <form
      noValidate
      className="mt-2 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <p className="text-soft wrap-anywhere">People read this. If it needs an answer, it comes to {email}.</p>
      <TextAreaField
        id={FIELD_ID}
        label="Your message"
        rows={6}
        value={text}
        onChange={change}
        readOnly={isSending}
        hint={lengthSentence(text)}
        error={problem}
      />
      <Button type="submit" icon="mail" busy={isSending} busyLabel="Sending…" className="justify-self-start">
        Send the message
      </Button>
    </form>
  );
}
