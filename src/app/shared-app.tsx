import { lazily } from '@talelantern/domain/loading/lazily';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SharedItemsContext } from '../features/shared-page/use-shared-items.ts';
import { SharedPage } from '../pages/shared-page.tsx';
import type { ShareReference } from '../services/ports/share-repositories.ts';
import { useSteadyUser } from '../shared/account/use-account.ts';
import { ForFamilyContext, type RenderForFamily } from '../shared/family/for-family.ts';
import { dialogPart } from '../shared/page/lazy-part.tsx';
import { AppFrame } from './app-frame.tsx';
import { getCore } from './core.ts';
import { OpeningScreen } from './opening-screen.tsx';

const FamilyScope = dialogPart(async () => (await import('./family-scope.tsx')).FamilyScope);

/** The app of a shared page, which the server renders. It has no other page, so that visitors load little. */
export const SharedApp = () => (
  <AppFrame Router={BrowserRouter}>
    <OnlyPage>
      <SharedScope>
        <SharedPage />
      </SharedScope>
    </OnlyPage>
  </AppFrame>
);

/** Every other URL belongs to another document, which is loaded; the router has already changed the URL. */
function OnlyPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [sharedPath] = useState(pathname);
  const isOther = pathname !== sharedPath;
  useEffect(() => {
    if (isOther) window.location.reload();
  }, [isOther]);
  return isOther ? <OpeningScreen /> : children;
}

/** A view is counted after ten seconds, so its code is loaded only then. */
async function countView({ id }: ShareReference): Promise<void> {
  const { createCountView } = await import('../firebase/count-view.ts');
  await createCountView({ fetch: fetch.bind(window), environment: getCore().environment })(id);
}

function SharedScope({ children }: { children: ReactNode }) {
  const user = useSteadyUser();
  const items = useMemo(
    () => ({
      load: lazily(async () => (await import('./create-shared-items.ts')).createSharedItems(getCore(), user)),
      countView,
    }),
    [user],
  );
  const forFamily = useCallback<RenderForFamily>(
    (part, onFailed) =>
      user ? (
        <FamilyScope key={user.uid} user={user} onClose={onFailed}>
          {part}
        </FamilyScope>
      ) : (
        part
      ),
    [user],
  );
  return (
    <SharedItemsContext value={items}>
      <ForFamilyContext value={forFamily}>{children}</ForFamilyContext>
    </SharedItemsContext>
  );
}
