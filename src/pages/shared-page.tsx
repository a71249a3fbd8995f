import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ServedContent, ServedPageView } from '../features/shared-page/served-content.tsx';
import { ReaderActions } from '../features/shared-page/reader-actions.tsx';
import { servedPage, type ServedPage } from '../features/shared-page/served-page.ts';
import { usePendingAction } from '../features/shared-page/pending-action.ts';
import { useListening } from './use-listening.ts';
import { useSession } from '../shared/account/use-account.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';

/** Visitors do not need it. */
const FamilyPage = lazyPart(async () => (await import('../features/navigation/family-page.tsx')).FamilyPage);

/** A shared story or character: the server-rendered page, with the app's actions added. */
export function SharedPage() {
  const { pathname } = useLocation();
  const served = servedPage(pathname);
  return served && <ServedSharedPage served={served} />;
}

function ServedSharedPage({ served }: { served: ServedPage }) {
  const isFamily = useSession().status === 'signed-in';
  const wish = usePendingAction();
  useListening(served);
  return (
    <>
      {isFamily ? (
        <Suspense fallback={<ServedPageView served={served} />}>
          <FamilyPage title={served.title} light={served.share ? 'centre' : 'none'}>
            <ServedContent served={served} />
          </FamilyPage>
        </Suspense>
      ) : (
        <ServedPageView served={served} />
      )}
      {served.share && <ReaderActions served={served} share={served.share} wish={wish} />}
    </>
  );
}
