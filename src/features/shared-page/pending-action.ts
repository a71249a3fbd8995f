import { isRecord, readChoice, readNumber, parseJson } from '@talelantern/domain/stored/read-fields';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useSession } from '../../shared/account/use-account.ts';
import { PATHS } from '../../config/paths.ts';

const ACTIONS = ['like', 'comment', 'read'] as const;

export interface PendingAction {
  act: (typeof ACTIONS)[number];
  top: number;
}

/** Hash of the return URL after a sign-in. Without it, a pending action is not run. */
export const AFTER_SIGN_IN_HASH = '#signed-in';

export const storePendingAction = (path: string, action: PendingAction): void =>
  keep(STORAGE_KEYS.pendingAction, JSON.stringify({ path, ...action }));

const clearPendingAction = (): void => keep(STORAGE_KEYS.pendingAction, null);

export function readPendingAction(path: string): PendingAction | null {
  const stored = parseJson(readStored(STORAGE_KEYS.pendingAction));
  const act = isRecord(stored) && stored['path'] === path ? readChoice(stored['act'], ACTIONS, null) : null;
  return isRecord(stored) && act ? { act, top: readNumber(stored['top']) } : null;
}

/** The action requested before sign-in, while this page is mounted; null without a sign-in. Read once. */
export function usePendingAction(): PendingAction | null {
  const { status } = useSession();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [action, setAction] = useState(() => (hash === AFTER_SIGN_IN_HASH ? readPendingAction(pathname) : null));
  if (action && status === 'signed-out') setAction(null);
  useEffect(() => {
    if (status === 'loading') return;
    clearPendingAction();
    if (hash === AFTER_SIGN_IN_HASH) void navigate(pathname, { replace: true });
  }, [status, hash, pathname, navigate]);
  return status === 'signed-in' ? action : null;
}

/** The page was reloaded by the sign-in: without this, the browser would restore the scroll position from before. */
function keepScrollPosition(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'), { once: true });
}

export function useReturnTo(target: RefObject<Element | null>, action: PendingAction | null): void {
  useEffect(() => {
    if (!action || !target.current) return;
    keepScrollPosition();
    const top = target.current.getBoundingClientRect().top - action.top;
    window.scrollBy({ top, behavior: 'instant' });
  }, [target, action]);
}

export function useSignInFirst(): (act: PendingAction['act'], pressed: Element | null) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (act, pressed) => {
    storePendingAction(pathname, { act, top: pressed?.getBoundingClientRect().top ?? 0 });
    void navigate(PATHS.login, { state: { from: `${pathname}${AFTER_SIGN_IN_HASH}` } });
  };
}
