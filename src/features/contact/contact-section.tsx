import { Suspense } from 'react';
import { WRITE_TO_US, WRITE_TO_US_ID } from '../../config/article-paths.ts';
import { getOperator } from '../../config/operator.ts';
import { PATHS } from '../../config/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { latePart } from '../late-part.tsx';
import { useSession } from '../use-account.ts';

const ContactForm = latePart(async () => (await import('./contact-form.tsx')).ContactForm);

/** Writing to the people who look after the place: a form for families, the way to it for visitors. */
export function ContactSection() {
  const session = useSession();
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
      {session.status === 'signed-in' ? (
        // As high as the form, so that the address leads here at once.
        <div className="min-h-100">
          <Suspense fallback={<Skeletons shape="lines" count={4} label="Opening the form" />}>
            <ContactForm email={session.user.email} />
          </Suspense>
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
    <>
      <p className="mt-2 text-soft">
        Sign in, so that we know whom to answer.
        {email !== '' && (
          <>
            {' '}
            If you cannot, write a mail to{' '}
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
    </>
  );
}
