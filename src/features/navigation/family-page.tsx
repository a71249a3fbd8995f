import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { NavigationBar } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { useTitle } from '../../shared/page/use-title.ts';
import { FAMILY_LINKS } from './links.ts';
import { useSignOut } from './use-sign-out.tsx';

interface FamilyPageProps {
  title: string;
  light?: 'none' | 'center' | 'left' | 'right' | undefined;
  tray?: ReactNode;
  /** Whether the session is not confirmed yet: the links of the bar are then disabled. */
  isWaiting?: boolean | undefined;
  children: ReactNode;
}

export function FamilyPage({ title, light, tray, isWaiting, children }: FamilyPageProps) {
  useTitle(title);
  return (
    <NightPage light={light} tray={tray} bar={<FamilyBar isWaiting={isWaiting} />}>
      {children}
    </NightPage>
  );
}

export function FamilyBar({ isWaiting }: Pick<FamilyPageProps, 'isWaiting'>) {
  const { signOut, question } = useSignOut();
  const lastAction = { label: 'Sign out', icon: 'sign-out', onClick: signOut } as const;
  return (
    <div inert={isWaiting} className="contents">
      <NavigationBar home={PATHS.create} items={FAMILY_LINKS} lastAction={lastAction} />
      {question}
    </div>
  );
}
