import { DELETION_WORD } from '@talelantern/domain/accounts/leaving';
import { ADMINS_STAY } from '@talelantern/domain/admin/people';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { notify } from '../../../ui/notify.ts';
import { Acts } from '../acts.tsx';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import { personActWords, type PersonAct } from './person-act-words.ts';
import type { PersonAccount } from './person-facts.tsx';
import { nameOf } from './person-words.ts';

/** What makes sense for an account as it stands. */
function actsFor({ person, isAdmin }: PersonAccount): readonly PersonAct[] {
  if (isAdmin) return ['reset'];
  return ['reset', person.status === 'disabled' ? 'enable' : 'disable', 'delete'];
}

/** What can be done about an account. */
export function PersonActs({ account }: { account: PersonAccount }) {
  const { person, isAdmin } = account;
  const words = personActWords(nameOf(person), account.subscription.status !== null && person.plan !== 'free');
  const perform = usePersonActs(person.uid);
  const navigate = useNavigate();
  if (person.status === 'leaving')
    return <p className="mt-5 text-soft">This account is deleted. Nothing can be done about it any more.</p>;
  return (
    <div className="mt-6 grid gap-3">
      <Acts
        acts={actsFor(account)}
        words={words}
        about={`person.${person.uid}`}
        onAct={async (act, note, isAlso) => {
          await perform[act](note, isAlso);
          notify.success(words[act].done);
          if (act === 'delete') void navigate(ADMIN_PATHS.people, { replace: true });
        }}
      />
      {isAdmin && <p className="text-15 text-soft">{ADMINS_STAY}</p>}
    </div>
  );
}

type Perform = (note: string, isAlso: boolean) => Promise<void>;

/** Carries an act out, and looks at the account anew. */
function usePersonActs(uid: string): Readonly<Record<PersonAct, Perform>> {
  const { service } = useAdmin();
  const queryClient = useQueryClient();

  async function lookAgainAfter(act: Promise<unknown>, isLeft = false): Promise<void> {
    await act;
    void queryClient.invalidateQueries({ queryKey: adminKeys.person(uid), refetchType: isLeft ? 'none' : 'active' });
    void queryClient.invalidateQueries({ queryKey: adminKeys.people });
  }
  return {
    disable: (note, endsSubscription) =>
      lookAgainAfter(service.setPersonDisabled({ uid, disabled: true, endsSubscription, note })),
    enable: (note) => lookAgainAfter(service.setPersonDisabled({ uid, disabled: false, note })),
    reset: (note) => lookAgainAfter(service.resetUsage({ uid, note })),
    delete: (note) => lookAgainAfter(service.deletePerson({ uid, confirmation: DELETION_WORD, note }), true),
  };
}
