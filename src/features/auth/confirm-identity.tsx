import { lazyPart } from '../../shared/page/lazy-part.tsx';

/** Reauthenticates the signed-in user, with the password or with Google or Apple. Render it only while it is open. */
export const ConfirmIdentity = lazyPart(
  async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
  null,
);
