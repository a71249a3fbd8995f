import { SOCIAL_NAMES, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { Lantern } from '../../ui/lantern.tsx';

/** In the form's place while somebody who has been at Google or Apple is let in. */
export const ComingBack = ({ provider }: { provider: SocialProvider }) => (
  <div role="status" className="grid justify-items-center gap-5 py-16 text-center">
    <Lantern lit className="animate-breathe h-16 w-auto" />
    <h1 className="text-48">Coming in…</h1>
    <p className="text-19 text-soft">You have been at {SOCIAL_NAMES[provider]}. One moment, we are opening the door.</p>
  </div>
);
