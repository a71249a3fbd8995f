import { getEnvironment } from '../config/environment.ts';
import { ChildrenCard } from '../features/family/children-card.tsx';
import { GrownUpArea } from '../features/lock/grown-up-area.tsx';
import { ArchiveCard } from '../features/account-data/archive-card.tsx';
import { DeleteAccountCard } from '../features/account-data/delete-account-card.tsx';
import { LockCard } from '../features/lock/lock-card.tsx';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { HelpLinks } from '../features/navigation/help-links.tsx';
import { useSignOut } from '../features/navigation/use-sign-out.tsx';
import { FamilyCard } from '../features/profile/family-card.tsx';
import { PreferencesCard } from '../features/profile/preferences-card.tsx';
import { ProfileParts } from '../features/profile/profile-parts.tsx';
import { SignInCard } from '../features/profile/sign-in-card.tsx';
import { PlanCard } from '../features/subscription/plan-card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function ProfilePage() {
  const { signOut, question } = useSignOut();
  return (
    <FamilyPage title="Profile" light="center">
      <PageHeading title="Your profile" />
      <GrownUpArea reason="settings">
        <ProfileParts
          parts={[
            {
              id: 'family',
              title: 'Your family',
              shortTitle: 'Family',
              content: <FamilyCard />,
            },
            {
              id: 'children',
              title: 'Your children',
              shortTitle: 'Children',
              lead: 'A nickname, an age, and what to leave out. No birthday, no photo.',
              content: <ChildrenCard />,
            },
            {
              id: 'stories',
              title: 'How you like your stories',
              shortTitle: 'Stories',
              content: <PreferencesCard />,
            },
            {
              id: 'plan',
              title: 'Plan and usage',
              shortTitle: 'Plan',
              content: <PlanCard />,
            },
            {
              id: 'lock',
              title: 'Grown-up lock',
              shortTitle: 'Lock',
              lead: 'A PIN for sharing, deleting, plans and these settings, so little hands can’t get in.',
              content: <LockCard />,
            },
            {
              id: 'sign-in',
              title: 'Signing in',
              shortTitle: 'Signing in',
              content: <SignInCard hasSocialSignIn={getEnvironment().hasSocialSignIn} onSignOut={signOut} />,
            },
            { id: 'data', title: 'Your data', shortTitle: 'Your data', content: <ArchiveCard /> },
            { id: 'leaving', title: 'Leaving', shortTitle: 'Leaving', content: <DeleteAccountCard /> },
          ]}
        />
      </GrownUpArea>
      <HelpLinks />
      {question}
    </FamilyPage>
  );
}
