import { QuestionDialog } from '../../ui/question-dialog.tsx';

export const SignOutQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <QuestionDialog
    title="Sign out now?"
    keep={{ onClick: onStay, children: 'Stay here' }}
    act={{ variant: 'line', icon: 'sign-out', onClick: onLeave, children: 'Sign out without saving' }}
  >
    <p>
      Something you started here or in another tab isn’t saved yet. Signing out removes it, and everything else from
      your family, from this device.
    </p>
  </QuestionDialog>
);
