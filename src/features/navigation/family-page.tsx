import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { NavigationBar } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { useTitle } from '../../shared/page/use-title.ts';
import { FAMILY_LINKS } from './links.ts';
import { useSignOut } from './use-sign-out.tsx';

interface FamilyPageProps {
  title: string;
  light?: 'none' | 'centre' | 'left' | 'right' | undefined;
  tray?: ReactNode;
  children: ReactNode;
}

export function FamilyPage({ title, light, tray, children }: FamilyPageProps) {
  const { signOut, question } = useSignOut();
  useTitle(title);
  const lastAction = { label: 'Sign out', icon: 'sign-out', onPress: signOut } as const;
  return (
    <NightPage
      light={light}
      tray={tray}
      bar={<NavigationBar home={PATHS.create} items={FAMILY_LINKS} lastAction={lastAction} />}
    >
      {children}
      {question}
    </NightPage>
  );
}
