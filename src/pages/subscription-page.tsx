import { FamilyPage } from '../features/navigation/family-page.tsx';
import { SubscriptionOverview } from '../features/subscription/subscription-overview.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export const SubscriptionPage = () => (
  <FamilyPage title="Subscription" light="center">
    <PageHeading title="Your subscription" />
    <SubscriptionOverview />
  </FamilyPage>
);
