import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../config/paths.ts';
import {
  currentNarrationLimit,
  currentPictureLimit,
  currentRewriteLimit,
} from '../../services/plans/limit-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from '../../services/plans/usage-service.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { ReachedLimit } from '../../shared/plans/plan-limits.ts';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { useServices } from '../../shared/services/use-services.ts';
import { usageQuery } from '../../shared/plans/use-usage.ts';
import { limitCopy } from './limit-copy.ts';
import { PlanLeft, PlanResets } from './plan-left.tsx';
import { planStatusOf } from '../../shared/plans/plan-status.ts';
import { planStatusCopy } from './plan-status-copy.ts';

export function PlanCard() {
  const { usage } = useServices();
  const { data, error, refetch } = useQuery(usageQuery(usage));
  if (data) return <PlanInForce usage={data} now={data.asOf} />;
  if (error) return <TryAgain announced message={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="lines" count={4} label="Loading your plan" />;
}

const PlanInForce = ({ usage, now }: { usage: PlanUsage; now: number }) => (
  <div className="grid gap-6">
    <p>
      You’re on <b className="font-semibold">{usage.plan.name}</b>.{' '}
      {planStatusCopy(planStatusOf(usage, now), usage, now).sentence}
    </p>
    <PlanLeft usage={usage} now={now} />
    <ReachedLimits usage={usage} now={now} />
    <PlanResets usage={usage} now={now} />
    <LinkButton to={PATHS.subscription} variant="line" icon="star" className="justify-self-start">
      See the plans
    </LinkButton>
  </div>
);

function ReachedLimits({ usage, now }: { usage: PlanUsage; now: number }) {
  const limits = reachedLimits(usage);
  if (limits.length === 0) return null;
  return (
    <ul aria-label="What you’ve used" className="grid gap-2 rounded-card bg-paper-100 px-5 py-4">
      {limits.map((limit) => {
        const { sentence, help } = limitCopy(limit, usage, now);
        return (
          <li key={limit} className="flex items-start gap-3">
            <Icon name="info" className="mt-[0.15em] text-accent" />
            <span>
              <b className="font-semibold">{sentence}</b> {help}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function reachedLimits(usage: PlanUsage): ReachedLimit[] {
  const countedLimits: readonly [ReachedLimit, Allowed][] = [
    ['stories', usage.stories],
    ['characters', usage.characters],
    ['locations', usage.locations],
    ['pictures', currentPictureLimit(usage)],
    ['rewrites', currentRewriteLimit(usage)],
    ['narrations', currentNarrationLimit(usage)],
  ];
  // An allowance of 0 means that the plan lacks the feature, not that a limit is reached.
  return countedLimits.filter(([, allowed]) => allowed.limit !== 0 && leftOf(allowed) === 0).map(([limit]) => limit);
}
