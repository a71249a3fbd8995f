import { useLocation } from 'react-router-dom';
import { PublicPage } from '../features/navigation/public-page.tsx';
import { useReloadOnce } from '../features/shared-page/use-reload-once.ts';
import { Button } from '../ui/button.tsx';
import { FailedState } from '../ui/failed-state.tsx';

/** A shared page reached by navigation within the app: only the server renders it, so the document is loaded. */
export function OpenSharedPage() {
  const { key } = useLocation();
  const { hasFailed, retry } = useReloadOnce(key);
  if (!hasFailed) return null;
  return (
    <PublicPage title="A shared page" light="centre">
      <FailedState title="We can’t open this page right now" actions={<Button onClick={retry}>Try again</Button>}>
        <p>Please try again in a minute.</p>
      </FailedState>
    </PublicPage>
  );
}
