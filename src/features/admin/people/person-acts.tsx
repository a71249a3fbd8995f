import { DELETION_WORD } from '@talelantern/domain/accounts/leaving';
import { ADMINS_STAY } from '@talelantern/domain/admin/people';
import { fill } from '@talelantern/domain/text/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { ActDialog } from '../act-dialog.tsx';
import { adminKeys } from '../admin-keys.ts';
import { useAdmin } from '../use-admin.ts';
import type { PersonAccount } from './person-facts.tsx';
import { nameOf } from './person-words.ts';

type Act = 'disable' | 'enable' | 'reset' | 'delete';

/** What can be done about an account. Each act is asked about first, and leaves an entry in the log. */
export function PersonActs({ account }: { account: PersonAccount }) {
  const [asked, setAsked] = useState<Act | null>(null);
  const { person, isAdmin } = account;
  if (person.status === 'leaving')
    return <p className="mt-5 text-soft">This account is deleted. Nothing can be done about it any more.</p>;

  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="line" icon="refresh" onClick={() => setAsked('reset')}>
          Give the month back
        </Button>
        {!isAdmin && person.status === 'active' && (
          <Button variant="line" icon="lock" onClick={() => setAsked('disable')}>
            Switch off
          </Button>
        )}
        {!isAdmin && person.status === 'disabled' && (
          <Button variant="line" icon="check" onClick={() => setAsked('enable')}>
            Switch on again
          </Button>
        )}
        {!isAdmin && (
          <Button variant="danger" onClick={() => setAsked('delete')}>
            Delete
          </Button>
        )}
      </div>
      {isAdmin && <p className="text-15 text-soft">{ADMINS_STAY}</p>}
      {asked && <AskedAct act={asked} account={account} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface AskedActProps {
  act: Act;
  account: PersonAccount;
  onClose: () => void;
}

function AskedAct({ act, account, onClose }: AskedActProps) {
  const perform = usePersonAct(account.person.uid, act, onClose);
  const { question, words, button, busyLabel, isDangerous, word } = ASKED[act];
  return (
    <ActDialog
      title={fill(question, { name: nameOf(account.person) })}
      act={button}
      busyLabel={busyLabel}
      isDangerous={isDangerous}
      word={word}
      onClose={onClose}
      onAct={perform}
    >
      {words}
    </ActDialog>
  );
}

/** Carries an act out, says so, and looks at the account anew. */
function usePersonAct(uid: string, act: Act, onDone: () => void): (note: string) => Promise<void> {
  const { service } = useAdmin();
  const queryClient = useQueryClient();
  const acts: Record<Act, (note: string) => Promise<unknown>> = {
    disable: (note) => service.setPersonDisabled({ uid, disabled: true, note }),
    enable: (note) => service.setPersonDisabled({ uid, disabled: false, note }),
    reset: (note) => service.resetUsage({ uid, note }),
    delete: (note) => service.deletePerson({ uid, confirmation: DELETION_WORD, note }),
  };

  return async (note) => {
    await acts[act](note);
    void queryClient.invalidateQueries({ queryKey: adminKeys.person(uid) });
    void queryClient.invalidateQueries({ queryKey: adminKeys.people });
    notify.success(ASKED[act].done);
    onDone();
  };
}

interface AskedWords {
  question: string;
  words: string;
  button: string;
  busyLabel: string;
  done: string;
  isDangerous?: boolean;
  word?: string;
}

const ASKED: Readonly<Record<Act, AskedWords>> = {
  disable: {
    question: 'Switch off {name}?',
    words: 'They are signed out everywhere and can make nothing. All that they have stays, and this can be undone.',
    button: 'Switch off',
    busyLabel: 'Switching off…',
    done: 'The account is switched off',
  },
  enable: {
    question: 'Switch on {name} again?',
    words: 'They can sign in again and find everything as it was.',
    button: 'Switch on',
    busyLabel: 'Switching on…',
    done: 'The account is switched on again',
  },
  reset: {
    question: 'Give {name} the month back?',
    words:
      'What this month counted is forgotten. What is being made just now stays counted, and so does a year’s plan.',
    button: 'Give it back',
    busyLabel: 'Giving it back…',
    done: 'The month begins anew',
  },
  delete: {
    question: 'Delete {name}?',
    words:
      'Everything of this account goes for ever: stories, characters, places, pictures, recordings, shares and the subscription. Nobody can bring it back.',
    button: 'Delete everything',
    busyLabel: 'Deleting…',
    done: 'The account is deleted',
    isDangerous: true,
    word: DELETION_WORD,
  },
};
