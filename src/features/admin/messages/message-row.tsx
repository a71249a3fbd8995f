import { MAX_NOTES, type ContactMessage, type MessageNote } from '@talelantern/domain/admin/messages';
import { mayAdmin } from '@talelantern/domain/admin/permissions';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { personPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { OnlineButton } from '../../online-button.tsx';
import { momentWords } from '../figures.ts';
import { useAdmin } from '../use-admin.ts';
import { answerAddress, STEP_WORDS } from './message-words.ts';
import { useMessage } from './use-message.ts';

/** One contact message: what was written, what was noted about it, and where it goes next. */
export function MessageRow({ message }: { message: ContactMessage }) {
  const atWork = useMessage(message);
  const { steps, note, setNote, busy } = atWork;
  return (
    <>
      <Sender message={message} />
      <p className="mb-2 max-w-[75ch] text-17 whitespace-pre-line wrap-anywhere">{message.message}</p>
      {message.notes.length > 0 && <Notes notes={message.notes} />}
      {message.notes.length < MAX_NOTES && (
        <TextAreaField
          label="Note"
          note="for the people who look after this"
          rows={2}
          maxLength={LIMITS.freeText}
          value={note}
          onChange={setNote}
        />
      )}
      <div className="flex flex-wrap gap-3" role="group" aria-label={`Message of ${nameOf(message)}`}>
        {message.email !== null && (
          <a href={answerAddress(message.email, message.message)} className={buttonClasses({ variant: 'line' })}>
            <Icon name="mail" />
            Answer by mail
          </a>
        )}
        {note.trim() !== '' && (
          <OnlineButton variant="line" busy={busy === 'note'} busyLabel="Keeping it…" onClick={atWork.addNote}>
            Keep the note
          </OnlineButton>
        )}
        {steps.map((step) => (
          <OnlineButton
            key={step}
            variant={step === 'pending' ? 'quiet' : 'line'}
            busy={busy === step}
            busyLabel="One moment…"
            onClick={() => atWork.moveTo(step)}
          >
            {STEP_WORDS[step].label}
          </OnlineButton>
        ))}
      </div>
    </>
  );
}

const nameOf = ({ displayName, email, userId }: ContactMessage): string => displayName || email || userId;

function Sender({ message }: { message: ContactMessage }) {
  const { admin } = useAdmin();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="font-ui text-17 leading-snug font-bold tracking-normal wrap-anywhere">{nameOf(message)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3 text-15 text-soft wrap-anywhere">
        <span>{momentWords(message.createdAt)}</span>
        <span>{message.email ?? 'The account is gone: there is no address to answer to'}</span>
        {message.email !== null && mayAdmin(admin, 'people') && (
          <AppLink to={personPath(message.userId)} className="inline-block py-2.5">
            The account
          </AppLink>
        )}
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
          {note.adminEmail || note.adminId} · {momentWords(note.at)}
        </p>
      </li>
    ))}
  </ol>
);
