import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import type { SignedInUser } from '../services/account-service.ts';
import { FamilyScope } from './lazy-pages.ts';
import { OpeningScreen } from './opening-screen.tsx';

/** The page of the address, with the services of the family that is signed in. */
export const FamilyOutlet = ({ user }: { user: SignedInUser }) => (
  <FamilyScope key={user.uid} user={user}>
    <Suspense fallback={<OpeningScreen />}>
      <Outlet />
    </Suspense>
  </FamilyScope>
);
