import { Icon } from '../../ui/icon.tsx';
import { LinkedSentence } from '../../shared/notifications/linked-sentence.tsx';
import { useSession } from '../../shared/account/use-account.ts';

const DRAFTS_WAIT = 'We’ll keep what you started on this device for seven days, for your family only.';

export function SessionEnded() {
  const session = useSession();
  if (session.status !== 'signed-out' || !session.ended) return null;
  return (
    <div role="status" className="flex items-start gap-3 rounded-field bg-amber-100 p-4 text-15 text-amber-800">
      <Icon name="info" size="small" className="mt-0.5" />
      <p>
        <strong className="font-semibold">
          <LinkedSentence sentence={session.ended.reason} />
        </strong>{' '}
        {DRAFTS_WAIT}
      </p>
    </div>
  );
}
