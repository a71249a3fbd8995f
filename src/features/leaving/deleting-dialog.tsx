import { Dialog } from '../../ui/dialog.tsx';
import { Lantern } from '../../ui/lantern.tsx';

/** While everything goes. It cannot be closed: there is nothing to go back to. */
export const DeletingDialog = () => (
  <Dialog title="Deleting your account" onClose={() => undefined}>
    <p role="status" className="flex items-center gap-4">
      <Lantern lit className="animate-breathe h-10 w-auto shrink-0" />
      Stories, pictures and recordings go first, your sign-in last. Please leave this page open for a moment.
    </p>
  </Dialog>
);
