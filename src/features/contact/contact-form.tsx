import { MESSAGE_REQUIRED } from '@talelantern/domain/accounts/contact-message';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { SEND_MESSAGE_FAILED } from '../../services/contact/contact-service.ts';
import { notify } from '../../ui/notify.ts';
import { useStoredText } from '../../shared/drafts/use-stored-text.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { useServices } from '../../shared/services/use-services.ts';

const FIELD_ID = 'contact-message';

export function ContactForm({ email }: { email: string }) {
  const { text, change, send, isSending, problem } = useContactForm();
  return (
    <Form className="mt-2 grid gap-5" onSubmit={send}>
      <p className="text-soft wrap-anywhere">A person will read this. If it needs an answer, we’ll write to {email}.</p>
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
    </Form>
  );
}

function useContactForm() {
  const { loadServices, uid } = useServices();
  const notifyFailure = useFailureNotice();
  const [text, setText] = useStoredText(PAGE_STORAGE_KEYS.contactMessage(uid));
  const [wasEmpty, setWasEmpty] = useState(false);
  // A message whose response was lost keeps its id, so that it is not stored twice.
  const lastSent = useRef({ text: '', id: '' });

  const { mutate, isPending: isSending } = useMutation({
    mutationFn: async () => {
      if (lastSent.current.text !== text) lastSent.current = { text, id: crypto.randomUUID() };
      return (await loadServices()).contact.send(lastSent.current.id, text);
    },
    onSuccess() {
      lastSent.current.text = '';
      setText('');
      notify.success(MESSAGE_SENT);
    },
    onError(error) {
      notifyFailure(error, SEND_MESSAGE_FAILED, { detail: MESSAGE_KEPT });
      focusField();
    },
  });

  function send(): void {
    if (isSending) return;
    setWasEmpty(text.trim() === '');
    if (text.trim() === '' || tooLongSentence(text) !== null) focusField();
    else mutate();
  }

  function change(typed: string): void {
    setText(typed);
    setWasEmpty(false);
  }

  return { text, change, send, isSending, problem: wasEmpty ? MESSAGE_REQUIRED : tooLongSentence(text) };
}

const focusField = (): void => document.getElementById(FIELD_ID)?.focus();

const MESSAGE_SENT = 'Thank you. We’ve got your message.';
const MESSAGE_KEPT = 'What you wrote is still here.';

const number = (value: number): string => value.toLocaleString('en');

const lengthOf = (text: string): number => text.trim().length;

const lengthSentence = (text: string): string =>
  `${number(lengthOf(text))} of ${number(LIMITS.contactMessage)} characters`;

function tooLongSentence(text: string): string | null {
  const excess = lengthOf(text) - LIMITS.contactMessage;
  return excess > 0 ? `Please shorten it by ${number(excess)} ${excess === 1 ? 'character' : 'characters'}` : null;
}
