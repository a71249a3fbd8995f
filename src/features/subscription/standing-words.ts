import type { PlanUsage } from '../../services/usage-service.ts';
import type { IconName } from '../../ui/icon.tsx';
import { formatDate, renewalSentence } from './renewal-sentence.ts';
import { isManaged, type Standing } from '../plan-standing.ts';

/** The words of the button that leads to the subscription, and of what speaks of that button. */
export const MANAGE = 'Manage subscription';
const UPDATE_PAYMENT = 'Update how you pay';

export interface StandingWords {
  /** The status in a word or two. */
  status: string;
  tone: 'done' | 'note' | 'warning';
  icon: IconName;
  /** The next payment, the end, or what has happened. */
  sentence: string;
  /** On the button that leads to the subscription; null where there is none to manage. */
  manage: string | null;
}

const DONE = { tone: 'done', icon: 'check-circle' } as const;
const NOTE = { tone: 'note', icon: 'hourglass' } as const;
const WARNING = { tone: 'warning', icon: 'alert' } as const;

/** Says how the family stands with its subscription. `now` in ms. */
export function standingWords(standing: Standing, usage: PlanUsage, now: number): StandingWords {
  const manage = isManaged(standing) ? MANAGE : null;
  const day = (time: number): string => formatDate(time, now);
  switch (standing.is) {
    case 'free':
      return { ...DONE, manage, status: 'Active', sentence: renewalSentence(usage, now) };
    case 'active':
      return { ...DONE, manage, status: 'Active', sentence: `Your next payment is on ${day(standing.nextPayment)}.` };
    case 'ending': {
      const end = day(standing.endsAt);
      const sentence = `Your plan ends on ${end}. Nothing more is paid, and until then it all stays as it is.`;
      return { ...NOTE, manage, status: 'Cancelled', sentence };
    }
    case 'late': {
      const { name } = standing.paid;
      const sentence = `The last payment did not go through. ${name} stays until ${day(standing.keptUntil)}: please look at how you pay before then.`;
      return { ...WARNING, manage: UPDATE_PAYMENT, status: 'Payment due', sentence };
    }
    case 'waiting': {
      const sentence = `The time you paid for ended on ${day(standing.paidUntil)}. ${standing.paid.name} stays until ${day(standing.keptUntil)} while we wait to hear of your next payment.`;
      return { ...NOTE, manage, status: 'Waiting for a payment', sentence };
    }
    case 'unpaid': {
      const { name } = standing.paid;
      const sentence = `A payment for ${name} is missing, so Free holds for now. Everything you made is here, and ${name} is back once it is paid.`;
      return { ...WARNING, manage: UPDATE_PAYMENT, status: 'Payment due', sentence };
    }
    case 'ended': {
      const when = standing.endedAt === null || standing.endedAt > now ? '' : ` on ${day(standing.endedAt)}`;
      const sentence = `${standing.paid.name} ended${when}. Everything you made stays yours, to read, hear and share. ${renewalSentence(usage, now)}`;
      return { ...DONE, manage, status: 'Active', sentence };
    }
  }
}
