import { Suspense } from 'react';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import type { ConfirmIdentityProps } from './confirm-identity-dialog.tsx';

const LazyDialog = lazyPart(async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog);

/** Reauthenticates the signed-in user, with the password or with Google or Apple. Render it only while it is open. */
export const ConfirmIdentity = (props: ConfirmIdentityProps) => (
  <Suspense>
    <LazyDialog {...props} />
  </Suspense>
);
