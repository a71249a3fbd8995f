import { PATHS } from '../../config/paths.ts';
import type { NavigationItem } from '../../ui/navigation-bar.tsx';

export const FAMILY_LINKS: readonly NavigationItem[] = [
  { label: 'Create Story', to: PATHS.create, icon: 'wand' },
  { label: 'My Stories', to: PATHS.stories, icon: 'books' },
  { label: 'Characters', to: PATHS.characters, icon: 'users' },
  { label: 'Locations', to: PATHS.locations, icon: 'map' },
  { label: 'Profile', to: PATHS.profile, icon: 'user' },
  { label: 'Subscription', to: PATHS.subscription, icon: 'star' },
];

export const FOOTER_LINKS = [
  { label: 'Getting started', to: PATHS.helpGettingStarted },
  { label: 'Questions', to: PATHS.helpFaq },
  { label: 'Terms', to: PATHS.termsOfService },
  { label: 'Privacy', to: PATHS.privacyPolicy },
  { label: 'Legal notice', to: `${PATHS.termsOfService}#who` },
] as const;
