import { DELETION_WORD } from '@talelantern/domain/accounts/leaving';
import type { ActWords } from '../acts.tsx';

export type PersonAct = 'disable' | 'enable' | 'reset' | 'delete';

const END_PAYING = {
  label: 'End the subscription, too',
  hint: 'Whoever is switched off cannot end it themselves.',
};

/** What is asked before something is done about the account of `name`; whoever pays is asked about that, too. */
export const personActWords = (name: string, isPaying: boolean): Readonly<Record<PersonAct, ActWords>> => ({
  disable: {
    label: 'Switch off',
    icon: 'lock',
    question: `Switch off ${name}?`,
    words: 'They are signed out everywhere and can make nothing. All that they have stays, and this can be undone.',
    act: 'Switch off',
    busyLabel: 'Switching off…',
    done: 'The account is switched off',
    ...(isPaying && { also: END_PAYING }),
  },
  enable: {
    label: 'Switch on again',
    icon: 'check',
    question: `Switch on ${name} again?`,
    words: 'They can sign in again and find everything as it was.',
    act: 'Switch on',
    busyLabel: 'Switching on…',
    done: 'The account is switched on again',
  },
  reset: {
    label: 'Give the month back',
    icon: 'refresh',
    question: `Give ${name} the month back?`,
    words:
      'What this month counted is forgotten, and the year where the plan counts by it. What is being made just now stays counted.',
    act: 'Give it back',
    busyLabel: 'Giving it back…',
    done: 'The month begins anew',
  },
  delete: {
    label: 'Delete',
    icon: 'bin',
    question: `Delete ${name}?`,
    words:
      'Everything of this account goes for ever: stories, characters, places, pictures, recordings, shares and the subscription. Nobody can bring it back.',
    act: 'Delete everything',
    busyLabel: 'Deleting…',
    done: 'The account is deleted',
    isDangerous: true,
    word: DELETION_WORD,
  },
});
