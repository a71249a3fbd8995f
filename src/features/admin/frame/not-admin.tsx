import { PATHS } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useUser } from '../../use-account.ts';

/** For a family that has found the administrators' door: kind words and the way back. */
export function NotAdmin({ onSignOut }: { onSignOut: () => void }) {
  const { email } = useUser();
  return (
    <>
      <h1 className="text-48">This door is for the housekeepers</h1>
      <p className="text-19 text-soft wrap-anywhere">
        Only the few people who look after Talelantern go in here, and {email || 'this account'} is not one of them, as
        far as we can tell just now. Your own stories are where they always are.
      </p>
      <LinkButton to={PATHS.create} size="big" wide icon="arrow-left">
        Back to Create Story
      </LinkButton>
      <Button variant="quiet" icon="sign-out" className="justify-self-center" onClick={onSignOut}>
        Sign in as somebody else
      </Button>
    </>
  );
}
