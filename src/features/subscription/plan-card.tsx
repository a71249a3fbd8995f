import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../config/paths.ts';
import { picturesNow, rewritesNow } from '../../services/limit-sentences.ts';
import { leftOf, type Allowed, type PlanUsage } from '../../services/usage-service.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { ReachedLimit } from '../reached-limit.ts';
import { TryAgain } from '../try-again.tsx';
import { useServices } from '../use-services.ts';
import { usageQuery } from '../use-usage.ts';
import { limitWords } from './limit-words.ts';
import { PlanLeft } from './plan-left.tsx';
import { PlanResets } from './plan-resets.tsx';
import { standingOf } from '../plan-standing.ts';
import { standingWords } from './standing-words.ts';

/** The plan in force, what of it is left, which limits are reached, and when the counts begin anew. */
export function PlanCard() {
  const { usage } = useServices();
  const { data, error, refetch, dataUpdatedAt } = useQuery(usageQuery(usage));
  if (data) return <PlanInForce usage={data} now={dataUpdatedAt} />;
  if (error) return <TryAgain message={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="lines" count={4} label="Loading your plan" />;
}

function PlanInForce({ usage, now }: { usage: PlanUsage; now: number }) {
  return (
    <div className="grid gap-6">
      <p>
        You’re on <b className="font-semibold">{usage.plan.name}</b>.{' '}
        {standingWords(standingOf(usage, now), usage, now).sentence}
      </p>
      <PlanLeft usage={usage} />
      <ReachedLimits usage={usage} now={now} />
      <PlanResets usage={usage} now={now} />
      <LinkButton to={PATHS.subscription} variant="line" icon="star" className="justify-self-start">
        See the plans
      </LinkButton>
    </div>
  );
}

function ReachedLimits({ usage, now }: { usage: PlanUsage; now: number }) {
  const limits = reachedLimits(usage);
  if (limits.length === 0) return null;
  return (
    <ul aria-label="What is used up" className="grid gap-2 rounded-card bg-paper-100 px-5 py-4">
      {limits.map((limit) => {
        const { which, help } = limitWords(limit, usage, now);
        return (
          <li key={limit} className="flex items-start gap-3">
            <Icon name="info" className="mt-[0.15em] text-accent" />
            <span>
              <b className="font-semibold">{which}</b> {help}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function reachedLimits(usage: PlanUsage): ReachedLimit[] {
  const counted: readonly [ReachedLimit, Allowed][] = [
    ['stories', usage.stories],
    ['characters', usage.characters],
    ['locations', usage.locations],
    ['pictures', picturesNow(usage)],
    ['rewrites', rewritesNow(usage)],
    ['narrations', usage.narrations],
  ];
  // What the plan lacks from the start was not used up.
  return counted.filter(([, allowed]) => allowed.limit !== 0 && leftOf(allowed) === 0).map(([limit]) => limit);
}
