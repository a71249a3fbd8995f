import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode, type SyntheticEvent } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { booksPath } from '../config/child-paths.ts';
import { ChildNote } from '../features/child-mode/child-note.tsx';
import { ExitButton } from '../features/child-mode/exit-buttons.tsx';
import { useStartChildMode } from '../features/child-mode/use-start-child-mode.ts';
import { OnlineButton } from '../shared/connection/online-button.tsx';
import { childrenQuery } from '../shared/family/use-children.ts';
import { ErrorBoundary } from '../shared/page/error-boundary.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { useServices } from '../shared/services/use-services.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { NightPage } from '../ui/night-page.tsx';
import { LargeRoundLink } from '../ui/large-round-button.tsx';

const BooksPage = lazyPart(async () => (await import('./books-page.tsx')).BooksPage);
const ChildReadPage = lazyPart(async () => (await import('./child-read-page.tsx')).ChildReadPage);
const ChildNextPage = lazyPart(async () => (await import('./child-next-page.tsx')).ChildNextPage);

/** A child's shelf, reader and choice of ideas: the device stays with these until a grown-up leaves them. */
export function ChildScreens() {
  const { childId = '' } = useParams();
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(childrenQuery(useServices().loadServices));
  const child = data?.find(({ id }) => id === childId) ?? null;
  useStartChildMode(child?.id ?? null);
  if (child)
    return (
      <WithoutSystemMenu>
        <Suspense fallback={<NightPage light="center">{null}</NightPage>}>
          <Routes>
            <Route
              element={
                // The key lets another page open after one that failed.
                <ErrorBoundary key={pathname} Fallback={PageFailed}>
                  <Outlet context={child} />
                </ErrorBoundary>
              }
            >
              <Route index element={<BooksPage />} />
              <Route path=":storyId" element={<ChildReadPage />} />
              <Route path=":storyId/next" element={<ChildNextPage />} />
              <Route path="*" element={<Navigate to={booksPath(child.id)} replace />} />
            </Route>
          </Routes>
        </Suspense>
      </WithoutSystemMenu>
    );
  if (data)
    return (
      <ChildNote
        title="These books are closed"
        line="Please fetch a grown-up. The child they were for is no longer listed."
        way={<ExitButton />}
      />
    );
  if (error)
    return (
      <ChildNote title="Oh dear" line="The books won’t open just now. Please fetch a grown-up." way={<ExitButton />}>
        <Button size="big" icon="refresh" onClick={() => void refetch()}>
          Try again
        </Button>
      </ChildNote>
    );
  return (
    <NightPage light="center">
      <div className="flex justify-end py-3.5">
        <ExitButton />
      </div>
    </NightPage>
  );
}

/** Instead of the error screen of the app, which offers a child to sign out. */
function PageFailed() {
  const { childId = '' } = useParams();
  return (
    <ChildNote title="Oh dear" line="The books won’t open just now. Please fetch a grown-up." way={<ExitButton />}>
      <OnlineButton size="big" icon="refresh" onClick={() => window.location.reload()}>
        Try again
      </OnlineButton>
      <LinkButton size="big" variant="line" icon="books" to={booksPath(childId)}>
        My books
      </LinkButton>
    </ChildNote>
  );
}

const preventDefault = (event: SyntheticEvent) => event.preventDefault();

/** Suppresses the long-press menu (share, save, look up) on covers, pictures and words (docs/decisions/0143). */
const WithoutSystemMenu = ({ children }: { children: ReactNode }) => (
  <div className="contents select-none [-webkit-touch-callout:none]" onContextMenu={preventDefault}>
    {children}
  </div>
);

export const useReadingChild = () => useOutletContext<ChildProfile>();

export const BackToBooks = () => {
  const { id } = useReadingChild();
  return <LargeRoundLink icon="books" label="Back to the books" to={booksPath(id)} />;
};

/** A page of a book, with the way back above it. */
export const BookPage = ({ children }: { children?: ReactNode }) => (
  <NightPage light="center">
    <div className="py-3">
      <BackToBooks />
    </div>
    {children}
  </NightPage>
);

export const booksTitle = ({ nickname }: ChildProfile): string => `${nickname}’s books`;
