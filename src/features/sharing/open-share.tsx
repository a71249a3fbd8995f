import { useState } from 'react';
import type { ShareableItem, SharingState } from '../../services/sharing-service.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ShareLink } from './share-link.tsx';
import { countsSentence, shareAddress } from './sharing-words.ts';
import { SharingTrouble } from './sharing-trouble.tsx';
import type { SharingControl } from './use-sharing.ts';

interface OpenShareProps {
  item: ShareableItem;
  name: string;
  state: Extract<SharingState, { status: 'public' | 'held' }>;
  control: SharingControl;
  onClose: () => void;
}

/** There is a link: to pass it on, to let others comment, and to take it back. */
export function OpenShare({ item, name, state, control, onClose }: OpenShareProps) {
  const { isBusy, update, problem } = control;
  const [isAsking, setAsking] = useState(false);
  const { shareId, allowComments } = state;
  if (isAsking)
    return (
      <>
        <p className="mt-3">
          <b className="font-semibold text-text">Take the link back?</b> It stops working for everybody, and what others
          wrote goes with it. A new link begins from the start.
        </p>
        <div className="dialog-actions *:flex-auto">
          <Button variant="line" autoFocus onClick={() => setAsking(false)}>
            Keep the link
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            busyLabel="Taking it back…"
            onClick={() => update({ isPublic: false })}
          >
            Withdraw it
          </Button>
        </div>
      </>
    );
  return (
    <>
      <ShareLink address={shareAddress(item.contentType, shareId)} title={name} />
      {state.status === 'public' && <p className="mt-4">{countsSentence(state)}</p>}
      <div className="mt-2">
        <CheckboxField
          label="Others may comment"
          hint="Every comment is checked before anybody sees it."
          checked={allowComments}
          busy={isBusy}
          onChange={(wanted) => update({ isPublic: true, allowComments: wanted })}
        />
      </div>
      <SharingTrouble problem={problem} onTryAgain={() => update({ isPublic: true, allowComments })} />
      <div className="dialog-actions *:flex-auto">
        <Button onClick={onClose}>Done</Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Withdraw the link
        </Button>
      </div>
    </>
  );
}
