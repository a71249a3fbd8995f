import { FamilyPage } from '../features/navigation/family-page.tsx';
import { useSignOut } from '../features/navigation/use-sign-out.tsx';
import { PreferencesCard } from '../features/profile/preferences-card.tsx';
import { ProfileParts } from '../features/profile/profile-parts.tsx';
import { SignInCard } from '../features/profile/sign-in-card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** `/profile`: the family, what it would like, how it signs in, and what becomes of its data. */
export function ProfilePage() {
  const { signOut, question } = useSignOut();
  return (
    <FamilyPage title="Profile" light="left">
      <PageHeading title="Your profile" />
      <ProfileParts
        parts={[
          {
            id: 'stories',
            title: 'How you like your stories',
            shortTitle: 'Stories',
            content: <PreferencesCard />,
          },
          {
            id: 'sign-in',
            title: 'Signing in',
            shortTitle: 'Signing in',
            content: <SignInCard onSignOut={signOut} />,
          },
        ]}
      />
      {question}
    </FamilyPage>
  );
}
