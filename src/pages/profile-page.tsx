import { getEnvironment } from '../config/environment.ts';
import { ChildrenCard } from '../features/family/children-card.tsx';
import { GrownUpPlace } from '../features/lock/grown-up-place.tsx';
import { ArchiveCard } from '../features/leaving/archive-card.tsx';
import { DeleteAccountCard } from '../features/leaving/delete-account-card.tsx';
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

/** `/profile`: the family, what it would like, how it signs in, and what becomes of its data. */
export function ProfilePage() {
  const { signOut, question } = useSignOut();
  return (
    <FamilyPage title="Profile" light="centre">
      <PageHeading title="Your profile" />
      <GrownUpPlace reason="settings">
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
              lead: 'A PIN before sharing, deleting, plans and these settings, so that small hands cannot.',
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
      </GrownUpPlace>
      <HelpLinks />
      {question}
    </FamilyPage>
  );
}
