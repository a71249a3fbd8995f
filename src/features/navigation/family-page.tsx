import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { NavigationBar } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { useTitle } from '../use-title.ts';
import { FAMILY_PLACES } from './places.ts';
import { useSignOut } from './use-sign-out.tsx';

interface FamilyPageProps {
  /** Of the document, e.g. 'My stories'. */
  title: string;
  /** Where the one pool of light lies. */
  light?: 'none' | 'centre' | 'left' | 'right' | undefined;
  /** The Tray of a phone. */
  tray?: ReactNode;
  children: ReactNode;
}

/** A screen of the signed-in part: night, navigation bar, content. */
export function FamilyPage({ title, light, tray, children }: FamilyPageProps) {
  const { signOut, question } = useSignOut();
  useTitle(title);
  const lastAct = { label: 'Sign out', icon: 'sign-out', onPress: signOut } as const;
  return (
    <NightPage
      light={light}
      tray={tray}
      bar={<NavigationBar home={PATHS.create} items={FAMILY_PLACES} lastAct={lastAct} />}
    >
      {children}
      {question}
    </NightPage>
  );
}
