import type { ItemSharing } from '@talelantern/domain/sharing/item-sharing';
import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { LinkedSentence } from '../../shared/notifications/linked-sentence.tsx';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** A story waits for its family when no chapter is approved, else for us. */
export type HoldReason = NonNullable<ItemSharing['hold']> | 'unapproved' | 'unknown';

/** Why an item is visible only to its family, and what the family can do. */
export function WhyHeld({ hold, children }: { hold: HoldReason; children?: ReactNode }) {
  const { title, explanation } = HOLD_COPY[hold];
  return (
    <div ref={useFocusWhenShown(title)} tabIndex={-1} className="outline-none">
      <p>
        <b className="font-semibold text-text">{title}</b> <LinkedSentence sentence={explanation} />
      </p>
      {children}
    </div>
  );
}

/** Says that the pen name may be the reason, and how to change it. */
export const PenNameHint = ({ sharedBy, hasNewPenName }: { sharedBy: string; hasNewPenName: boolean }) => (
  <p className="mt-2">
    <span>{`It’s shared as ${sharedBy}. If it’s that name, `}</span>
    {hasNewPenName ? (
      <span>show it under your new one.</span>
    ) : (
      <>
        <AppLink to={PATHS.profile} className="underline">
          change your pen name
        </AppLink>
        <span> and come back here.</span>
      </>
    )}
  </p>
);

const ONLY_YOU = 'Only your family can see it right now.';
const UNKNOWN = { title: ONLY_YOU, explanation: 'Its link shows nothing to others.' };

const HOLD_COPY: Readonly<Record<HoldReason, { title: string; explanation: string }>> = {
  unapproved: {
    title: ONLY_YOU,
    explanation:
      'Its chapters are still waiting for you to read them first. Once you let one be read, the link works again by itself.',
  },
  waiting: {
    title: 'We’re checking it first.',
    explanation: 'The link will work as soon as we’re done. You don’t need to do anything.',
  },
  unfit: {
    title: ONLY_YOU,
    explanation:
      'Something in it isn’t ready for others yet, perhaps a real child’s name or a phone number. Change it, and the link works again by itself.',
  },
  review: {
    title: ONLY_YOU,
    explanation:
      'One of us hid it, or has to approve it first: a person decides, by the house rules in our terms. Nothing is lost. If you disagree, write to us and say why.',
  },
  removed: {
    title: 'We’ve taken its link down.',
    explanation:
      'One of us decided that it doesn’t fit the house rules in our terms. Only your family can see it now. Nothing is lost, and a new link works once one of us has approved it. If you disagree, write to us and say why.',
  },
  // A signed-in family sees this only briefly, after its account was enabled and before its shares are restored.
  disabled: UNKNOWN,
  unknown: UNKNOWN,
};
