import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RoundKey } from '../../ui/round-key.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { useLockView } from '../lock/use-lock-view.ts';
import { holdChild } from './held-child.ts';

/** The only way out of a child's books: asks for the PIN or, if none is set, for confirmation. */
export function LeaveKey() {
  const { uid } = useServices();
  const { view } = useLockView();
  const ask = useGrownUp();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  function leave(): void {
    holdChild(uid, null);
    void navigate(PATHS.stories, { replace: true });
  }

  async function handlePress(): Promise<void> {
    if (view === 'none') setAsking(true);
    else if (await ask('leave')) leave();
  }

  return (
    <>
      <RoundKey icon="lock" label="For grown-ups" onPress={() => void handlePress()} />
      {isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    </>
  );
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="For grown-ups"
      onClose={onStay}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} icon="books" onClick={onStay}>
            Stay with the books
          </Button>
          <Button variant="line" onClick={onLeave}>
            Leave the books
          </Button>
        </>
      }
    >
      <p>No PIN is set, so a child can leave as well. Set one in your profile, and this key will ask for it.</p>
    </Dialog>
  );
}
