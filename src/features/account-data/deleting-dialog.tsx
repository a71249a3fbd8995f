import { Dialog } from '../../ui/dialog.tsx';
import { Lantern } from '../../ui/lantern.tsx';

export const DeletingDialog = () => (
  <Dialog title="Deleting your account" onClose={() => undefined}>
    <p role="status" className="flex items-center gap-4">
      <Lantern lit className="animate-breathe h-10 w-auto shrink-0" />
      We delete your stories, pictures and recordings first, and your sign-in last. Please keep this page open for a
      moment.
    </p>
  </Dialog>
);
