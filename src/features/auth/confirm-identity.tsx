import { Suspense } from 'react';
import { latePart } from '../late-part.tsx';
import type { ConfirmIdentityProps } from './confirm-identity-dialog.tsx';

/** Most visits change nothing that asks for it. */
const Question = latePart(async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog);

/**
 * 'Is it really you?': asks the signed-in person for their password, or for Google or Apple, and tells when the
 * service is content. Render it only while it is asked.
 */
export const ConfirmIdentity = (props: ConfirmIdentityProps) => (
  <Suspense>
    <Question {...props} />
  </Suspense>
);
