import { QuestionDialog } from '../../ui/question-dialog.tsx';

/** Asks whether the user is an adult, at the first sign-in with Google or Apple. Closing the dialog means no. */
export const AdultQuestion = ({ onAnswer }: { onAnswer: (isAdult: boolean) => void }) => (
  <QuestionDialog
    title="Are you a grown-up?"
    keep={{ variant: 'line', children: 'No, not me', onClick: () => onAnswer(false) }}
    act={{ children: 'Yes, I am', onClick: () => onAnswer(true) }}
  >
    <p>You’re new here. Accounts are for grown-ups; children join in with them.</p>
  </QuestionDialog>
);
