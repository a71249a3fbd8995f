import { useLocation } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { PublicPage } from '../features/navigation/public-page.tsx';
import { AdoptedContent, AdoptedPage } from '../features/shared/adopted.tsx';
import { ReaderActs } from '../features/shared/reader-acts.tsx';
import { servedPage, type ServedPage } from '../features/shared/served-page.ts';
import { useSignInWish } from '../features/shared/use-sign-in-wish.ts';
import { useOpenAnew } from '../features/shared/use-open-anew.ts';
import { useSession } from '../features/use-account.ts';
import { Button } from '../ui/button.tsx';
import { FailedState } from '../ui/failed-state.tsx';

/** What somebody shared by link: the page that the server made of a story or a character, and what an app adds to it. */
export function SharedPage() {
  const { pathname } = useLocation();
  const served = servedPage(pathname);
  return served ? <TakenOver key={pathname} served={served} /> : <OpenedAnew path={pathname} />;
}

/** A family has its own navigation around it; a visitor's page stays as it was served. */
function TakenOver({ served }: { served: ServedPage }) {
  const isFamily = useSession().status === 'signed-in';
  const wish = useSignInWish();
  return (
    <>
      {isFamily ? (
        <FamilyPage title={served.title} light={served.share ? 'centre' : 'none'}>
          <AdoptedContent served={served} />
        </FamilyPage>
      ) : (
        <AdoptedPage served={served} />
      )}
      {served.share && <ReaderActs served={served} share={served.share} wish={wish} />}
    </>
  );
}

/** The app came here by itself, but the page is the server's to make. */
function OpenedAnew({ path }: { path: string }) {
  const { hasFailed, retry } = useOpenAnew(path);
  if (!hasFailed) return null;
  return (
    <PublicPage title="A shared page" light="centre">
      <FailedState
        title="This page cannot be opened just now"
        friend="/art/cut-hoot.webp"
        actions={<Button onClick={retry}>Try again</Button>}
      >
        <p>Please try again in a minute.</p>
      </FailedState>
    </PublicPage>
  );
}
