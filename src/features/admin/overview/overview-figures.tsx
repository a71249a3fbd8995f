import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { momentWords } from '../figures.ts';
import { useAdmin } from '../use-admin.ts';
import { DayPlots } from './day-plots.tsx';
import { StandingCounts } from './standing-counts.tsx';

const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
type Span = (typeof SPANS)[number]['value'];

/** How the place is doing: what waits, who pays, and what the last days brought. */
export function OverviewFigures() {
  const { service } = useAdmin();
  const [span, setSpan] = useState<Span>('30');
  const days = Number(span);
  const overview = useQuery({
    queryKey: adminKeys.overview(days),
    queryFn: () => service.readOverview({ days }),
    // So that choosing another span does not empty the page.
    placeholderData: (before) => before,
  });
  if (overview.isPending) return <Skeletons label="Loading the figures" shape="lines" count={8} />;
  if (overview.error) return <TryAgain message={overview.error.message} onRetry={() => void overview.refetch()} />;
  const { now, countedAt, days: read } = overview.data;
  return (
    <>
      <StandingCounts now={now} />
      <div className="section grid min-w-0 grid-cols-1 gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SegmentedChoice label="The last" options={SPANS} value={span} onChange={setSpan} />
          <p className="text-15 text-soft">
            {countedAt === null ? 'Nothing is counted yet.' : `Counted ${momentWords(countedAt)}. Days are UTC.`}
          </p>
        </div>
        <div aria-busy={overview.isPlaceholderData} className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-6">
          <DayPlots days={read} />
        </div>
      </div>
    </>
  );
}
