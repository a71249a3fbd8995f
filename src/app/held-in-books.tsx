import { useEffect, useReducer, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { booksPath } from '../config/child-paths.ts';
import { heldChild } from '../features/child-mode/held-child.ts';

/** When a hold may have begun unseen: Back shows a page that the browser kept as it was; another tab opens books. */
const EVENTS = ['pageshow', 'storage'] as const;

/**
 * While a child reads on this device, every other page of the family redirects to that child's books
 * (docs/decisions/0143).
 */
export function HeldInBooks({ uid, children }: { uid: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    for (const event of EVENTS) window.addEventListener(event, lookAgain);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, lookAgain);
    };
  }, []);
  const childId = heldChild(uid);
  if (childId === null) return children;
  const books = booksPath(childId);
  return pathname === books || pathname.startsWith(`${books}/`) ? children : <Navigate to={books} replace />;
}
