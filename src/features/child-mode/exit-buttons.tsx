import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, storyPath } from '../../config/paths.ts';
import { CHAPTER_PARAM } from '../../shared/chapters/chapter-copy.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { LargeRoundButton } from '../../ui/large-round-button.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { endChildMode } from '../../shared/family/child-mode.ts';

/** Leads from a child's shelf to the family's shelf. */
export function ExitButton() {
  const { handleClick, question } = useLeave(PATHS.stories);
  return (
    <>
      <LargeRoundButton icon="lock" label="For grown-ups" onClick={handleClick} />
      {question}
    </>
  );
}

/** Leads from a chapter that waits for approval to the page on which a grown-up reads it. */
export function GrownUpButton({ storyId, part }: { storyId: string; part: number }) {
  const { handleClick, question } = useLeave(`${storyPath(storyId)}?${CHAPTER_PARAM}=${part + 1}`);
  return (
    <>
      <Button size="big" variant="line" icon="lock" onClick={handleClick}>
        I’m the grown-up
      </Button>
      {question}
    </>
  );
}

/** The way out of a child's books: asks for the PIN or, if none is set, for confirmation. */
function useLeave(to: string) {
  const { uid, loadServices } = useServices();
  const ask = useGrownUp();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  function leave(): void {
    endChildMode(uid);
    void navigate(to, { replace: true });
  }

  async function askToLeave(): Promise<void> {
    if (!(await ask('leave'))) return;
    // Read only on click: a PIN may have been set elsewhere since the books were opened.
    if ((await (await loadServices()).lock.view()) === 'none') setAsking(true);
    else leave();
  }

  return {
    handleClick: () => void askToLeave(),
    question: isAsking && (
      <QuestionDialog
        title="For grown-ups"
        keep={{ icon: 'books', onClick: () => setAsking(false), children: 'Stay with the books' }}
        act={{ variant: 'line', onClick: leave, children: 'Leave the books' }}
      >
        <p>No PIN is set, so a child can leave as well. Set one in your profile, and this key will ask for it.</p>
      </QuestionDialog>
    ),
  };
}
