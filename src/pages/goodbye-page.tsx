import { KEPT_AFTER_DELETION_DAYS } from '@talelantern/domain/accounts/account-data';
import { PATHS } from '../config/paths.ts';
import { VisitorPage } from '../features/navigation/public-page.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const GoodbyePage = () => (
  <VisitorPage title="Goodbye" light="center">
    <div className="m-auto grid max-w-form justify-items-center gap-6 py-12 text-center">
      <img src="/art/cut-pip.webp" alt="" className="h-48 w-auto" />
      <h1 className="text-48">Goodbye, and thank you</h1>
      <p className="max-w-[42ch] text-19 text-soft">
        Your account is deleted, along with every story, picture and recording in it. Pictures and recordings that you
        opened here may stay in the browser’s cache until you clear it. Two records without your name are erased after{' '}
        {KEPT_AFTER_DELETION_DAYS} days. What else stays for a while, such as records of payments, is in the{' '}
        <AppLink to={`${PATHS.privacyPolicy}#deleting`} className="font-semibold text-accent">
          privacy policy
        </AppLink>
        .
      </p>
      <LinkButton to={PATHS.home} variant="line" icon="arrow-left">
        Back to the home page
      </LinkButton>
    </div>
  </VisitorPage>
);
