import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { booksPath } from '../../config/child-paths.ts';
import { PATHS } from '../../config/paths.ts';
import { childModeKey } from '../../config/child-mode-keys.ts';
import { hasExitedChildMode, childModeChild } from '../../shared/family/child-mode.ts';

const ALL_BOOKS = booksPath('');

/** In child mode, every other page of a signed-in family redirects to the child's books (docs/decisions/0143). */
export function ChildModeGuard({ uid, children }: { uid: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const wasLeft = useWasLeft(uid, pathname) || (kind === NavigationType.Pop && hasExitedChildMode(uid));
  const childId = childModeChild(uid);
  // Without this redirect, a page of the books that stayed open, or that Back shows, would start child mode again.
  if (childId === null)
    return wasLeft && pathname.startsWith(ALL_BOOKS) ? <Navigate to={PATHS.stories} replace /> : children;
  const books = booksPath(childId);
  return pathname === books || pathname.startsWith(`${books}/`) ? children : <Navigate to={books} replace />;
}

/**
 * Whether the books were left in another tab since this URL was opened. Also renders again when child mode may have
 * changed unnoticed: when Back restores a page from the browser's cache, and when another tab opens or leaves books.
 */
function useWasLeft(uid: string, pathname: string): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  useEffect(() => {
    function handleStorage({ key, newValue }: StorageEvent): void {
      lookAgain();
      if (key === childModeKey(uid)) setLeftAt(newValue === null ? pathname : null);
    }
    window.addEventListener('pageshow', lookAgain);
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('pageshow', lookAgain);
      window.removeEventListener('storage', handleStorage);
    };
  }, [uid, pathname]);
  return leftAt === pathname;
}
