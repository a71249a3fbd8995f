import { useLocation } from 'react-router-dom';
import { ServedPageView } from '../features/shared-page/served-content.tsx';
import { ReaderActions } from '../features/shared-page/reader-actions.tsx';
import { servedPage, type ServedPage } from '../features/shared-page/served-page.ts';
import { usePendingAction } from '../features/shared-page/pending-action.ts';
import { useListening } from './use-listening.ts';
import { useSession } from '../shared/account/use-account.ts';
import { ErrorBoundary } from '../shared/page/error-boundary.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';

const FamilyView = lazyPart(async () => (await import('./family-view.tsx')).FamilyView, undefined, ServedPageView);

/** A shared story or character: the server-rendered page, with the app's actions added. */
export function SharedPage() {
  const { pathname } = useLocation();
  const served = servedPage(pathname);
  return served && <ServedSharedPage served={served} />;
}

function ServedSharedPage({ served }: { served: ServedPage }) {
  const View = useSession().status === 'signed-in' ? FamilyView : ServedPageView;
  const action = usePendingAction();
  useListening(served);
  return (
    <>
      <View served={served} />
      {/* If the actions fail to load, the story can still be read. */}
      <ErrorBoundary>
        {served.share && <ReaderActions served={served} share={served.share} action={action} />}
      </ErrorBoundary>
    </>
  );
}
