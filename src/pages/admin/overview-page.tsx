import { OverviewFigures } from '../../features/admin/overview/overview-figures.tsx';
import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/overview`: how the place is doing. */
export function OverviewPage() {
  useTitle('Overview');
  return (
    <>
      <PageHeading title="Overview" lead="What waits, who pays, and what each day brought and cost." />
      <OverviewFigures />
    </>
  );
}
