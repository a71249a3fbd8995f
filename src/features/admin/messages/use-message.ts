import {
  canMoveMessage,
  MESSAGE_STATUSES,
  type ContactMessage,
  type MessageStatus,
} from '@talelantern/domain/admin/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { failureWords } from '../failure-words.ts';
import { useAdmin } from '../use-admin.ts';
import { useKeptText } from '../use-kept-text.ts';
import { STEP_WORDS } from './message-words.ts';

interface MessageAtWork {
  /** Where it can go from where it is. */
  steps: readonly MessageStatus[];
  note: string;
  setNote: (note: string) => void;
  /** What is under way: a step, a note alone, or nothing. */
  busy: MessageStatus | 'note' | null;
  /** Takes the note that was typed along, so that it is not lost with the move. */
  moveTo: (status: MessageStatus) => void;
  addNote: () => void;
}

/** One message that somebody looks after. What was typed stays until it is stored. */
export function useMessage({ id, status }: ContactMessage): MessageAtWork {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const [note, setNote] = useKeptText(`message.${id}`);
  const [busy, setBusy] = useState<MessageAtWork['busy']>(null);

  async function update(to: MessageStatus | null): Promise<void> {
    const text = note.trim();
    setBusy(to ?? 'note');
    try {
      await service.updateMessage({ messageId: id, from: status, ...(to && { to }), ...(text && { note: text }) });
      setNote('');
      notify.success(to ? STEP_WORDS[to].done : 'The note is kept');
      await queryClient.invalidateQueries({ queryKey: adminKeys.messages });
    } catch (error) {
      notify.failure(failureWords(error));
    } finally {
      setBusy(null);
    }
  }

  return {
    steps: MESSAGE_STATUSES.filter((to) => canMoveMessage(status, to)),
    note,
    setNote,
    busy,
    moveTo: (to) => void update(to),
    addNote: () => void update(null),
  };
}
