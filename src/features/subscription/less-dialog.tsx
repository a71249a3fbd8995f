import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlineButton } from '../online-button.tsx';
import { formatDate } from './renewal-sentence.ts';
import type { Standing } from '../plan-standing.ts';
import { WHAT_STAYS, whatStops } from './what-stops.ts';

interface LessDialogProps {
  from: Plan;
  /** Brings less than `from`. */
  to: Plan;
  standing: Standing;
  /** Ms since 1970. */
  now: number;
  onKeep: () => void;
  onGoOn: () => void;
}

/** Before a plan that brings less: what stays, what gets less and when. Focus starts on Keep. */
export function LessDialog({ from, to, standing, now, onKeep, onGoOn }: LessDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={to.tier === 'free' ? 'Back to Free?' : `Change to ${to.name}?`}
      onClose={onKeep}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} variant="line" onClick={onKeep}>
            Keep {from.name}
          </Button>
          <OnlineButton onClick={onGoOn}>Go on to Stripe</OnlineButton>
        </>
      }
    >
      <p>{wayThere(from, to, standing, now)}</p>
      <Lines title="What stays" lines={WHAT_STAYS} />
      <Lines title={`What ${to.name} has less of`} lines={whatStops(from, to)} />
    </Dialog>
  );
}

function wayThere(from: Plan, to: Plan, standing: Standing, now: number): string {
  if (to.tier !== 'free') return 'You change it on a page of Stripe’s, which says what it costs and from when.';
  const stays =
    standing.is === 'active' ? ` ${from.name} then stays until ${formatDate(standing.nextPayment, now)}.` : '';
  return `You cancel on a page of Stripe’s.${stays}`;
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3 className="mt-5 font-ui text-17 font-semibold text-text">{title}</h3>
      <ul className="mt-1 list-disc pl-5 marker:text-accent">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
