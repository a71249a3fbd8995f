import type { Allowed, PlanUsage } from '../../services/plans/usage-service.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { EndingActions } from './ending-actions.tsx';
import { PlanLeft, PlanResets } from './plan-left.tsx';
import { planStatusOf } from '../../shared/plans/plan-status.ts';
import { planStatusCopy, type PlanStatusCopy } from './plan-status-copy.ts';
import type { PaymentPages } from './use-payment-pages.ts';
import { CHARACTERS, count, LOCATIONS, type Nouns } from '../../services/plans/usage-sentences.ts';

export function PlanUsageCard({ usage, now, pages }: { usage: PlanUsage; now: number; pages: PaymentPages }) {
  const planStatus = planStatusOf(usage, now);
  const statusCopy = planStatusCopy(planStatus, usage, now);
  const overPlan = overPlanSentences(usage);
  return (
    <Sheet shape="card" className="mt-6">
      <section className="grid gap-6" aria-labelledby="current-plan">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <h2 id="current-plan" className="text-28">
                You’re on {usage.plan.name}
              </h2>
              <Status {...statusCopy} />
            </div>
            <p className="mt-1 max-w-prose text-soft">{statusCopy.sentence}</p>
          </div>
          {statusCopy.manage && (
            <OnlineButton
              variant={statusCopy.tone === 'warning' ? 'primary' : 'line'}
              className="max-sm:w-full"
              busy={pages.opening === 'manage'}
              busyLabel="Opening Stripe’s page…"
              onClick={() => void pages.manage()}
            >
              {statusCopy.manage}
            </OnlineButton>
          )}
        </div>
        <PlanLeft usage={usage} now={now} />
        {overPlan.length > 0 && (
          <ul className="grid gap-2 rounded-card bg-well px-5 py-4">
            {overPlan.map((sentence) => (
              <li key={sentence} className="flex items-start gap-3">
                <Icon name="info" className="mt-[0.15em] text-accent" />
                {sentence}
              </li>
            ))}
          </ul>
        )}
        <PlanResets usage={usage} now={now} />
        {statusCopy.manage && <EndingActions usage={usage} now={now} pages={pages} />}
      </section>
    </Sheet>
  );
}

const TONES: Readonly<Record<PlanStatusCopy['tone'], string>> = {
  done: 'bg-leaf-100 text-leaf-700',
  note: 'bg-amber-100 text-amber-800',
  warning: 'bg-berry-100 text-berry-700',
};

const Status = ({ status, tone, icon }: PlanStatusCopy) => (
  <p className={classNames('flex items-center gap-1.5 rounded-pill px-3 py-1 text-15 font-semibold', TONES[tone])}>
    <Icon name={icon} /> {status}
  </p>
);

const overPlanSentences = (usage: PlanUsage): string[] =>
  [overPlanSentence(usage, usage.characters, CHARACTERS), overPlanSentence(usage, usage.locations, LOCATIONS)].filter(
    (sentence) => sentence !== null,
  );

const overPlanSentence = ({ plan }: PlanUsage, { taken, limit = Infinity }: Allowed, nouns: Nouns): string | null =>
  taken <= limit
    ? null
    : `You have ${count(taken, nouns)} and ${plan.name} has room for ${limit}. You keep them all, but can’t add a new one for now.`;
