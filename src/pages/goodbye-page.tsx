import { KEPT_AFTER_LEAVING_DAYS } from '@talelantern/domain/accounts/leaving';
import { PATHS } from '../config/paths.ts';
import { VisitorPage } from '../features/navigation/public-page.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** `/goodbye`: where somebody finds themselves whose account was just deleted. */
export function GoodbyePage() {
  return (
    <VisitorPage title="Goodbye" light="centre">
      <div className="m-auto grid max-w-form justify-items-center gap-6 py-12 text-center">
        <img src="/art/cut-pip.webp" alt="" className="h-48 w-auto" />
        <h1 className="text-48">Goodbye, and thank you</h1>
        <p className="max-w-[42ch] text-19 text-soft">
          Your account is deleted, with every story, picture and recording in it. Nothing of your family is left on this
          device. The two marks that remain without your name go in {KEPT_AFTER_LEAVING_DAYS} days.
        </p>
        <LinkButton to={PATHS.home} variant="line" icon="arrow-left">
          Back to the start
        </LinkButton>
      </div>
    </VisitorPage>
  );
}
