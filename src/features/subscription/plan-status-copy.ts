import type { PlanUsage } from '../../services/plans/usage-service.ts';
import type { IconName } from '../../ui/icon.tsx';
import { formatDate, renewalSentence } from '../../shared/plans/renewal-sentence.ts';
import { isManaged, type PlanStatus } from '../../shared/plans/plan-status.ts';

export const MANAGE = 'Manage subscription';
export const CANCEL = 'Cancel subscription';

export interface PlanStatusCopy {
  status: string;
  tone: 'done' | 'note' | 'warning';
  icon: IconName;
  sentence: string;
  manage: string | null;
}

const DONE = { tone: 'done', icon: 'check-circle' } as const;
const NOTE = { tone: 'note', icon: 'hourglass' } as const;
const WARNING = { tone: 'warning', icon: 'alert' } as const;

export function planStatusCopy(planStatus: PlanStatus, usage: PlanUsage, now: number): PlanStatusCopy {
  const manage = isManaged(planStatus) ? MANAGE : null;
  const day = (time: number): string => formatDate(time, now);
  switch (planStatus.is) {
    case 'free': {
      const end = usage.periodEnd === null ? '' : ` Your current period ends on ${day(usage.periodEnd)}.`;
      return { ...DONE, manage, status: 'Active', sentence: `${renewalSentence(usage, now)}${end}` };
    }
    case 'active':
      return { ...DONE, manage, status: 'Active', sentence: `Your next payment is on ${day(planStatus.nextPayment)}.` };
    case 'trial': {
      const sentence = `You’re trying ${planStatus.paid.name} until ${day(planStatus.endsAt)}. Your first payment is due then.`;
      return { ...DONE, manage, status: 'Trial', sentence };
    }
    case 'changing': {
      const { paid, next, changesAt } = planStatus;
      const sentence = `You keep ${paid.name} until ${day(changesAt)}. Then your plan changes to ${next.name}.`;
      return { ...NOTE, manage, status: 'Changing', sentence };
    }
    case 'ending': {
      const end = day(planStatus.endsAt);
      const charged = planStatus.isTrial ? 'charged' : 'charged again';
      const sentence = `Your plan ends on ${end}. You won’t be ${charged}, and nothing changes until then.`;
      return { ...NOTE, manage, status: 'Canceled', sentence };
    }
    case 'kept': {
      const sentence = `The last payment didn’t go through, so your subscription ended. What you paid before is yours: you keep ${planStatus.paid.name} until ${day(planStatus.endsAt)}.`;
      return { ...NOTE, manage, status: 'Ending', sentence };
    }
    case 'unpaid-upgrade': {
      const sentence = `The payment for your new plan didn’t go through. You’ve paid for ${planStatus.paid.name}, so you keep it until ${day(planStatus.paidUntil)}. For the new plan, please update your payment method soon.`;
      return { ...WARNING, manage, status: 'Payment due', sentence };
    }
    case 'late': {
      const { name } = planStatus.paid;
      const sentence = `The last payment didn’t go through. You keep ${name} until ${day(planStatus.keptUntil)}. Please update your payment method under ${MANAGE} before then.`;
      return { ...WARNING, manage, status: 'Payment due', sentence };
    }
    case 'waiting': {
      const sentence = `Your paid period ended on ${day(planStatus.paidUntil)}. You keep ${planStatus.paid.name} until ${day(planStatus.keptUntil)} while we wait for your next payment.`;
      return { ...NOTE, manage, status: 'Waiting for a payment', sentence };
    }
    case 'unpaid': {
      const sentence = `A payment is missing, so you’re on Free for now. Everything you made is still here, and your plan comes back once you’ve paid under ${MANAGE}.`;
      return { ...WARNING, manage, status: 'Payment due', sentence };
    }
    case 'paused': {
      const { name } = planStatus.paid;
      const sentence = `${name} is paused, so you’re on Free for now. Everything you made is still here. You can continue ${name} under ${MANAGE}.`;
      return { ...NOTE, manage, status: 'Paused', sentence };
    }
    case 'ended': {
      const when = planStatus.endedAt === null || planStatus.endedAt > now ? '' : ` on ${day(planStatus.endedAt)}`;
      const sentence = `${planStatus.paid.name} ended${when}. Everything you made stays yours, to read, hear and share. ${renewalSentence(usage, now)}`;
      return { ...DONE, manage, status: 'Active', sentence };
    }
  }
}
