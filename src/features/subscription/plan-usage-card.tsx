import type { PlanUsage } from '../../services/usage-service.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { PlanLeft } from './plan-left.tsx';
import { renewalSentence } from './renewal-sentence.ts';

/** The plan in force and what is left of it. `now` in ms. */
export function PlanUsageCard({ usage, now }: { usage: PlanUsage; now: number }) {
  return (
    <Sheet shape="card" className="mt-6">
      <section className="grid gap-6" aria-labelledby="current-plan">
        <div>
          <h2 id="current-plan" className="text-28">
            You’re on {usage.plan.name}
          </h2>
          <p className="text-soft">{renewalSentence(usage, now)}</p>
        </div>
        <PlanLeft usage={usage} />
      </section>
    </Sheet>
  );
}
