import { DELETION_WORD } from '@talelantern/domain/accounts/account-data';
import { ACCOUNT_IS_ADMIN, type UserSummary } from '@talelantern/domain/contracts/admin/users';
import { canBeEnded } from '@talelantern/domain/plans/entitlement';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notify.ts';
import { type ActionCopy, Actions } from '../actions.tsx';
import { mailtoUrl } from '../mailto-url.ts';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import type { PersonAccount } from './person-page.tsx';
import { useRecentSignIn } from '../use-recent-sign-in.tsx';
import { nameOf } from './person-copy.ts';

function actionsFor({ person, isAdmin }: PersonAccount): readonly PersonAction[] {
  if (isAdmin) return ['reset'];
  return ['reset', person.status === 'disabled' ? 'enable' : 'disable', 'delete'];
}

export function PersonActions({ account }: { account: PersonAccount }) {
  const { person, isAdmin } = account;
  const actionCopy = personActionCopy(person, canBeEnded(account.subscription.status));
  const { withRecentSignIn, identityDialog } = useRecentSignIn(
    'Before this account is changed, please confirm it’s you.',
  );
  const perform = usePersonActions(person.uid, withRecentSignIn);
  const navigate = useNavigate();
  if (person.status === 'leaving')
    return (
      <p className="mt-5 text-soft">
        This account is being deleted, starting with what it shares. The rest follows by itself.
      </p>
    );
  return (
    <div className="mt-6 grid gap-3">
      <Actions
        actions={actionsFor(account)}
        copy={actionCopy}
        about={`person.${person.uid}`}
        onAction={async (act, note, isChecked) => {
          await perform(act, note, isChecked);
          notify.success(actionCopy[act].done);
          if (act === 'delete') void navigate(ADMIN_PATHS.people, { replace: true });
        }}
      />
      {identityDialog}
      {person.email !== '' && (
        <a
          href={mailtoUrl(person.email, 'Your Talelantern account')}
          className={classNames(buttonClasses({ variant: 'line' }), 'justify-self-start')}
        >
          <Icon name="mail" />
          Write to them
        </a>
      )}
      {isAdmin && <p className="text-15 text-soft">{ACCOUNT_IS_ADMIN}</p>}
    </div>
  );
}

function usePersonActions(uid: string, withRecentSignIn: (act: () => Promise<unknown>) => Promise<unknown>) {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const actions: Readonly<Record<PersonAction, (note: string, isChecked: boolean) => Promise<unknown>>> = {
    disable: (note, endsSubscription) =>
      withRecentSignIn(() => service.setPersonDisabled({ uid, disabled: true, endsSubscription, note })),
    enable: (note) => service.setPersonDisabled({ uid, disabled: false, note }),
    reset: (note) => withRecentSignIn(() => service.resetUsage({ uid, note })),
    delete: (note) => withRecentSignIn(() => service.deletePerson({ uid, confirmation: DELETION_WORD, note })),
  };

  return async (act: PersonAction, note: string, isChecked: boolean): Promise<void> => {
    let isGone = false;
    try {
      await actions[act](note, isChecked);
      isGone = act === 'delete';
    } finally {
      // Also refetches after a failure: another administrator may have deleted the account.
      const refetchType = isGone ? 'none' : 'active';
      void queryClient.invalidateQueries({ queryKey: adminKeys.person(uid), refetchType });
      void queryClient.invalidateQueries({ queryKey: adminKeys.people });
    }
  };
}

type PersonAction = 'disable' | 'enable' | 'reset' | 'delete';

const END_SUBSCRIPTION = {
  label: 'Also end the subscription',
  hint: 'It ends at once, without a refund. They can’t end it themselves while disabled.',
};

const personActionCopy = (
  person: UserSummary,
  hasSubscription: boolean,
): Readonly<Record<PersonAction, ActionCopy>> => ({
  disable: {
    label: 'Disable',
    icon: 'lock',
    question: `Disable ${nameOf(person)}?`,
    explanation:
      'They’re signed out everywhere and can’t create anything. What they share is hidden and taken off the public list, and their comments are held. Nothing is deleted, and you can enable the account again. Write to them to say why.',
    busyLabel: 'Disabling…',
    done: 'The account is disabled',
    ...(hasSubscription && { checkbox: END_SUBSCRIPTION }),
  },
  enable: {
    label: 'Enable again',
    icon: 'check',
    question: `Enable ${nameOf(person)} again?`,
    explanation:
      'They can sign in again. What they share is checked and shown again, but not in the public list. Their comments stay held until you show them. A subscription that was ended doesn’t come back.',
    act: 'Enable',
    busyLabel: 'Enabling…',
    done: 'The account is enabled again',
  },
  reset: {
    label: 'Reset the month',
    icon: 'refresh',
    question: `Reset the month for ${nameOf(person)}?`,
    explanation:
      'This month’s usage goes back to zero, and the year’s where the plan counts by year. Anything in progress still counts.',
    act: 'Reset',
    busyLabel: 'Resetting…',
    done: 'The month is reset',
  },
  delete: {
    label: 'Delete',
    icon: 'bin',
    question: `Delete ${nameOf(person)}?`,
    // Another account may have the same name, so the email address is shown.
    explanation: `This deletes everything in ${person.email ? `the account ${person.email}` : 'this account'} for good: stories, characters, places, pictures, recordings, shares and the subscription. It can’t be undone.`,
    act: 'Delete everything',
    busyLabel: 'Deleting…',
    done: 'The account is deleted',
    isDangerous: true,
    needsConfirmation: true,
  },
});
