import { FamilyPage } from '../features/navigation/family-page.tsx';
import { SubscriptionOverview } from '../features/subscription/subscription-overview.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** `/subscription`: the plan, what is left of it, and the plan table (specification §9). */
export function SubscriptionPage() {
  return (
    <FamilyPage title="Subscription" light="centre">
      <PageHeading title="Your subscription" />
      <SubscriptionOverview />
    </FamilyPage>
  );
}
