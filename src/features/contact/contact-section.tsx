import { Suspense, use } from 'react';
import { WRITE_TO_US, WRITE_TO_US_ID } from '../../config/article-paths.ts';
import { getOperator } from '../../config/operator.ts';
import { PATHS } from '../../config/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useSession } from '../../shared/account/use-account.ts';
import { useIsFamily } from '../../shared/account/use-is-family.ts';
import { ForFamilyContext } from '../../shared/family/for-family.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

const ContactForm = lazyPart(async () => (await import('./contact-form.tsx')).ContactForm);

export function ContactSection() {
  const session = useSession();
  const isFamily = useIsFamily();
  const forFamily = use(ForFamilyContext);
  return (
    <section
      id={WRITE_TO_US_ID}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      className="mt-10 max-w-form scroll-mt-6 border-t-2 border-(--on-hairline) pt-10 outline-none"
    >
      <h2 id={TITLE_ID} className="text-28">
        Write to us
      </h2>
      {isFamily ? (
        // The placeholder is as high as the form, so that a link to this anchor scrolls to the right place.
        <div className="min-h-100">
          {session.status === 'signed-in' && (
            <Suspense fallback={<Skeletons shape="lines" count={4} label="Opening the form" />}>
              {forFamily(<ContactForm email={session.user.email} />)}
            </Suspense>
          )}
        </div>
      ) : (
        <SignInFirst />
      )}
    </section>
  );
}

const TITLE_ID = `${WRITE_TO_US_ID}-title`;

function SignInFirst() {
  const { email } = getOperator();
  return (
    <div className="sign-in-first">
      <p className="mt-2 text-soft">
        Sign in so we know who to answer.
        {email !== '' && (
          <>
            {' '}
            If you can’t, email{' '}
            <a href={`mailto:${email}`} className="article-link">
              {email}
            </a>
            .
          </>
        )}
      </p>
      <LinkButton to={PATHS.login} state={{ from: WRITE_TO_US }} variant="line" icon="user" className="mt-4">
        Sign in to write to us
      </LinkButton>
    </div>
  );
}
