import { AccountCard } from '../features/auth/account-card.tsx';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { useSignOut } from '../features/navigation/use-sign-out.tsx';
import { PreferencesCard } from '../features/profile/preferences-card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** `/profile`: who is signed in, what the family would like, and signing out. */
export function ProfilePage() {
  const { signOut, question } = useSignOut();
  return (
    <FamilyPage title="Profile" light="left">
      <PageHeading title="Your profile" />
      <AccountCard onSignOut={signOut} />
      <PreferencesCard />
      {question}
    </FamilyPage>
  );
}
