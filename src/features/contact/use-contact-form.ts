import { MESSAGE_REQUIRED } from '@talelantern/domain/contact/contact-message';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { SEND_MESSAGE_FAILED } from '../../services/contact-service.ts';
import { notify } from '../../ui/notify.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useServices } from '../use-services.ts';
import { MESSAGE_KEPT, MESSAGE_SENT, tooLongSentence, waitSentence } from './contact-words.ts';

export interface ContactFormControl {
  text: string;
  change: (text: string) => void;
  /** Sends it and answers whether it went out. */
  send: () => Promise<boolean>;
  isSending: boolean;
  /** What is wrong with what was typed. */
  problem: string | null;
}

export function useContactForm(): ContactFormControl {
  const { contact, uid } = useServices();
  const key = STORAGE_KEYS.contactMessage(uid);
  const [text, setText] = useState(() => readKept(key) ?? '');
  const [isSending, setSending] = useState(false);
  const [wasEmpty, setWasEmpty] = useState(false);

  useEffect(() => keep(key, text === '' ? null : text), [key, text]);

  async function send(): Promise<boolean> {
    if (isSending) return true;
    setWasEmpty(text.trim() === '');
    if (text.trim() === '' || tooLongSentence(text) !== null) return false;
    setSending(true);
    try {
      await contact.send(text);
      setText('');
      notify.success(MESSAGE_SENT);
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setSending(false);
    }
  }

  function change(typed: string): void {
    setText(typed);
    setWasEmpty(false);
  }

  return { text, change, send, isSending, problem: wasEmpty ? MESSAGE_REQUIRED : tooLongSentence(text) };
}

function tell(error: unknown): void {
  const { message, retryAfterSeconds } = isAppError(error) ? error : { message: SEND_MESSAGE_FAILED };
  const detail = retryAfterSeconds === undefined ? MESSAGE_KEPT : waitSentence(retryAfterSeconds);
  notify.failure(message, { detail });
}
