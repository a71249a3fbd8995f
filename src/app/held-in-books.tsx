import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { booksPath } from '../config/child-paths.ts';
import { heldChild } from '../features/child-mode/held-child.ts';

/**
 * While a child reads on this device, every other page of the family redirects to that child's books
 * (docs/decisions/0143).
 */
export function HeldInBooks({ uid, children }: { uid: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const childId = heldChild(uid);
  if (childId === null) return children;
  const books = booksPath(childId);
  return pathname === books || pathname.startsWith(`${books}/`) ? children : <Navigate to={books} replace />;
}
