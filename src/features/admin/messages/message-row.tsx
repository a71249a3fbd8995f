import { MESSAGE_STATUSES, type MessageStatus } from '@talelantern/domain/accounts/contact-message';
import {
  canChangeStatus,
  type ContactMessage,
  MAX_NOTES,
  type MessageNote,
} from '@talelantern/domain/contracts/admin/messages';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buttonClasses } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { formatDateTime } from '../format.ts';
import { refreshAdminLists } from '../admin-list.tsx';
import { useAdmin } from '../use-admin.ts';
import { answerUrl, STEP_COPY, WITHDRAWAL_TASK } from './message-copy.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { failureCopy } from '../problem.tsx';
import { AccountLink } from '../account-link.tsx';
import { useTextDraft } from '../use-text-draft.ts';

export function MessageRow({ message }: { message: ContactMessage }) {
  const control = useMessage(message);
  const { steps, hasRoom, note, setNote, busy } = control;
  return (
    <>
      <Sender message={message} />
      {message.statusChange && (
        <p className="text-15 text-soft wrap-anywhere">{statusChangeCopy(message.status, message.statusChange)}</p>
      )}
      {message.kind === 'withdrawal' && <p className="font-bold text-berry-700">{WITHDRAWAL_TASK}</p>}
      <p className="mb-2 max-w-[75ch] text-17 whitespace-pre-line wrap-anywhere">{message.message}</p>
      {message.notes.length > 0 && <Notes notes={message.notes} />}
      {hasRoom && (
        <TextAreaField
          label="Note"
          note="for administrators only"
          rows={2}
          maxLength={LIMITS.freeText}
          value={note}
          onChange={setNote}
        />
      )}
      <div className="flex flex-wrap gap-3" role="group" aria-label={`Message from ${nameOf(message)}`}>
        {message.email !== null && (
          <a href={answerUrl(message.email, message.message)} className={buttonClasses({ variant: 'line' })}>
            <Icon name="mail" />
            Reply by email
          </a>
        )}
        {hasRoom && note.trim() !== '' && (
          <OnlineButton variant="line" busy={busy === 'note'} busyLabel="Saving…" onClick={control.addNote}>
            Save note
          </OnlineButton>
        )}
        {steps.map((step) => (
          <OnlineButton
            key={step}
            variant={step === 'pending' ? 'quiet' : 'line'}
            busy={busy === step}
            busyLabel="One moment…"
            onClick={() => control.moveTo(step)}
          >
            {STEP_COPY[step].label}
          </OnlineButton>
        ))}
      </div>
    </>
  );
}

const statusChangeCopy = (status: MessageStatus, { adminEmail, adminId, at }: Omit<MessageNote, 'text'>): string =>
  `${STEP_COPY[status].by} ${adminEmail || adminId} · ${formatDateTime(at)}`;

const nameOf = ({ displayName, email, userId }: ContactMessage): string => displayName || email || userId;

function Sender({ message }: { message: ContactMessage }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="font-ui text-17 leading-snug font-bold tracking-normal wrap-anywhere">{nameOf(message)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft wrap-anywhere">
        <span>{formatDateTime(message.createdAt)}</span>
        <span>{message.email ?? 'The account is deleted, so there’s no address to reply to'}</span>
        <AccountLink uid={message.email === null ? null : message.userId}>The account</AccountLink>
      </p>
    </div>
  );
}

const Notes = ({ notes }: { notes: readonly MessageNote[] }) => (
  <ol aria-label="Notes" className="my-2 grid gap-2 border-l-4 border-paper-200 pl-4">
    {notes.map((note) => (
      <li key={`${note.at} ${note.adminId}`}>
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="text-15 text-soft wrap-anywhere">
          {`${note.adminEmail || note.adminId} · ${formatDateTime(note.at)}`}
        </p>
      </li>
    ))}
  </ol>
);

function useMessage({ id, status, notes }: ContactMessage) {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const [note, setNote] = useTextDraft(`message.${id}`);
  const hasRoom = notes.length < MAX_NOTES;
  const refresh = (): Promise<void> => refreshAdminLists(queryClient, adminKeys.messages, id);
  const { mutate, isPending, variables } = useMutation({
    mutationFn(to: MessageStatus | null) {
      const text = hasRoom ? note.trim() : '';
      return service.updateMessage({ messageId: id, from: status, ...(to && { to }), ...(text && { note: text }) });
    },
    onSuccess(_updated, to) {
      if (hasRoom) setNote('');
      notify.success(to ? STEP_COPY[to].done : 'The note is saved');
      return refresh();
    },
    onError(error) {
      notify.failure(failureCopy(error));
      // Refetches, because another administrator may have changed the message's status.
      return refresh();
    },
  });

  return {
    steps: MESSAGE_STATUSES.filter((to) => canChangeStatus(status, to)),
    hasRoom,
    note,
    setNote,
    busy: isPending ? (variables ?? 'note') : null,
    /** Stores the typed note with the status, so that the note is not lost. */
    moveTo: (to: MessageStatus) => mutate(to),
    addNote: () => mutate(null),
  };
}
