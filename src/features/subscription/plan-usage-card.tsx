import type { PlanUsage } from '../../services/usage-service.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OnlineButton } from '../online-button.tsx';
import { overPlanSentences } from './over-plan.ts';
import { PlanLeft } from './plan-left.tsx';
import { PlanResets } from './plan-resets.tsx';
import { standingOf } from '../plan-standing.ts';
import { standingWords, type StandingWords } from './standing-words.ts';
import type { PaymentPages } from './use-payment-pages.ts';

interface PlanUsageCardProps {
  usage: PlanUsage;
  /** Ms since 1970. */
  now: number;
  pages: PaymentPages;
}

/** The plan in force, how the family stands with it, and what is left of it. */
export function PlanUsageCard({ usage, now, pages }: PlanUsageCardProps) {
  const standing = standingOf(usage, now);
  const words = standingWords(standing, usage, now);
  const over = overPlanSentences(usage);
  return (
    <Sheet shape="card" className="mt-6">
      <section className="grid gap-6" aria-labelledby="current-plan">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <h2 id="current-plan" className="text-28">
                You’re on {usage.plan.name}
              </h2>
              <Status {...words} />
            </div>
            <p className="mt-1 max-w-prose text-soft">{words.sentence}</p>
          </div>
          {words.manage && (
            <OnlineButton
              variant={words.tone === 'warning' ? 'primary' : 'line'}
              className="max-sm:w-full"
              busy={pages.opening === 'manage'}
              busyLabel="Opening Stripe’s page…"
              onClick={() => void pages.manage()}
            >
              {words.manage}
            </OnlineButton>
          )}
        </div>
        <PlanLeft usage={usage} />
        {over.length > 0 && (
          <ul className="grid gap-2 rounded-card bg-well px-5 py-4">
            {over.map((sentence) => (
              <li key={sentence} className="flex items-start gap-3">
                <Icon name="info" className="mt-[0.15em] text-accent" />
                {sentence}
              </li>
            ))}
          </ul>
        )}
        <PlanResets usage={usage} now={now} />
      </section>
    </Sheet>
  );
}

const TONES: Readonly<Record<StandingWords['tone'], string>> = {
  done: 'bg-leaf-100 text-leaf-700',
  note: 'bg-amber-100 text-amber-800',
  warning: 'bg-berry-100 text-berry-700',
};

const Status = ({ status, tone, icon }: StandingWords) => (
  <p className={classNames('flex items-center gap-1.5 rounded-pill px-3 py-1 text-15 font-semibold', TONES[tone])}>
    <Icon name={icon} /> {status}
  </p>
);
