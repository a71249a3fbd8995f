import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { RoundKey } from '../../ui/round-key.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { leaveBooks } from './held-child.ts';

/** The only way out of a child's books: asks for the PIN or, if none is set, for confirmation. */
export function LeaveKey() {
  const { uid, deferred } = useServices();
  const ask = useGrownUp();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  function leave(): void {
    leaveBooks(uid);
    void navigate(PATHS.stories, { replace: true });
  }

  async function handlePress(): Promise<void> {
    if (!(await ask('leave'))) return;
    // Read at the press: a PIN may have been set elsewhere since the books were opened.
    if ((await (await deferred()).lock.view()) === 'none') setAsking(true);
    else leave();
  }

  return (
    <>
      <RoundKey icon="lock" label="For grown-ups" onPress={() => void handlePress()} />
      {isAsking && (
        <QuestionDialog
          title="For grown-ups"
          keep={{ icon: 'books', onClick: () => setAsking(false), children: 'Stay with the books' }}
          act={{ variant: 'line', onClick: leave, children: 'Leave the books' }}
        >
          <p>No PIN is set, so a child can leave as well. Set one in your profile, and this key will ask for it.</p>
        </QuestionDialog>
      )}
    </>
  );
}
