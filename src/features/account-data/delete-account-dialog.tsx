import { KEPT_AFTER_DELETION_DAYS } from '@talelantern/domain/accounts/account-data';
import { DELETION_WORD_REQUIRED } from '@talelantern/domain/contracts/delete-account';
import { mayWithdraw } from '@talelantern/domain/plans/withdrawal';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PATHS } from '../../config/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConfirmationWord } from '../../shared/account/use-confirmation-word.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { formatDate } from '../../shared/plans/renewal-sentence.ts';
import { usageQuery } from '../../shared/plans/use-usage.ts';
import { useServices } from '../../shared/services/use-services.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';

interface DeleteAccountDialogProps {
  problem: string | null;
  onKeep: () => void;
  onDelete: () => void;
}

const DELETED_ITEMS = [
  'All stories, characters and places, with their pictures and recordings',
  'Your children’s profiles, your plan and your settings',
  'What you shared, with all likes and comments: the links stop working',
  'Your own likes, comments and messages to us',
];

const WITHDRAW_FIRST =
  'Have you just bought it? You can get all of your money back: first press Withdraw from this contract under Subscription, and wait for our email.';

function paidSentence(usage: PlanUsage): string | null {
  const { plan, periodEnd, subscription, cancelsAtPeriodEnd, subscribedAt, asOf } = usage;
  const isPaid = plan.tier !== 'free' && subscription.subscriptionStatus !== 'trialing';
  if (!isPaid || periodEnd === null || periodEnd <= asOf) return null;
  const sentence = `You’ve paid for ${plan.name} until ${formatDate(periodEnd, asOf)}.`;
  const first = cancelsAtPeriodEnd ? '' : 'cancel your subscription now and ';
  const withdrawal = mayWithdraw(subscribedAt, asOf) ? ` ${WITHDRAW_FIRST}` : '';
  return `${sentence} Deleting your account now ends your plan today. To use the rest of what you’ve paid for, ${first}delete your account after that day.${withdrawal}`;
}

export function DeleteAccountDialog({ problem, onKeep, onDelete }: DeleteAccountDialogProps) {
  const { data: usage, isLoading } = useQuery(usageQuery(useServices().usage));
  const paidPeriod = usage ? paidSentence(usage) : null;
  const confirmation = useConfirmationWord(DELETION_WORD_REQUIRED);
  const keep = useRef<HTMLButtonElement>(null);

  // Not before the usage is loaded: a later sentence would push the buttons down while they are being pressed.
  if (isLoading) return null;
  return (
    <Dialog title="Delete your account?" onClose={onKeep} initialFocus={keep}>
      <Form className="grid gap-5" onSubmit={() => confirmation.isTyped() && onDelete()}>
        {problem !== null && (
          <p role="alert" className="flex items-start gap-2 text-berry-700">
            <Icon name="alert" />
            {problem}
          </p>
        )}
        <div>
          <p>This will be deleted for good:</p>
          <ul className="mt-2 grid gap-2">
            {DELETED_ITEMS.map((line) => (
              <li key={line} className="flex items-start gap-3">
                <Icon name="bin" size="small" className="mt-1 shrink-0" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        {paidPeriod !== null && <p>{paidPeriod}</p>}
        <p>
          For {KEPT_AFTER_DELETION_DAYS} days we keep two records without your name: that this account is closed, and
          how much of this month’s plan was used, under a code made from your email address. Then they’re erased too.
          What else stays for a while, such as records of payments, is in the{' '}
          {/* The scroll margin keeps the focused link above the actions, which stay in view. */}
          <AppLink to={`${PATHS.privacyPolicy}#deleting`} className="scroll-mb-64 font-semibold text-accent">
            privacy policy
          </AppLink>
          .
        </p>
        {/* The field is part of the actions that stay in view, which would cover it on a phone. With little height the
            actions scroll, because they would cover everything. */}
        <div className="dialog-actions short:static">
          <div className="w-full">{confirmation.field}</div>
          <Button ref={keep} variant="line" onClick={onKeep}>
            Keep my account
          </Button>
          <OnlineButton type="submit" variant="danger">
            Delete everything
          </OnlineButton>
        </div>
      </Form>
    </Dialog>
  );
}
