import type { AdminResponse } from '@talelantern/domain/admin/actions';
import { useState } from 'react';
import { countWords, momentWords } from '../figures.ts';
import { planWords } from './person-words.ts';
import { subscriptionWords } from './subscription-words.ts';

export type PersonAccount = AdminResponse<'readPerson'>;

/** Who it is, what they pay and how much they keep here. */
export function PersonFacts({ account }: { account: PersonAccount }) {
  const [now] = useState(() => Date.now());
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
      {factsOf(account, now).map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-15 text-soft">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(account: PersonAccount, now: number): [term: string, fact: string][] {
  const { person, signIn, counts } = account;
  return [
    ['Address', person.email || 'None'],
    ['Pen name', person.penName || 'None'],
    ['Plan', planWords(person.plan)],
    ['Subscription', subscriptionWords(account, now)],
    ['Signs in with', signInWords(signIn)],
    ['Address confirmed', signIn?.emailVerified ? 'Yes' : 'No'],
    ['Account since', momentWords(signIn?.createdAt ?? person.createdAt)],
    ['Here last', momentWords(signIn?.lastSignInAt ?? person.lastLoginAt)],
    ['Keeps', keptWords(counts)],
    ['Id', person.uid],
  ];
}

const WAYS: Readonly<Record<string, string>> = {
  password: 'A password',
  'google.com': 'Google',
  'apple.com': 'Apple',
};

function signInWords(signIn: PersonAccount['signIn']): string {
  if (!signIn) return 'Nothing: the sign-in is gone';
  const ways = signIn.providers.map((way) => WAYS[way] ?? way).join(', ') || 'No way';
  return signIn.disabled ? `${ways} (switched off)` : ways;
}

const keptWords = ({ characters, locations, children }: PersonAccount['counts']): string =>
  `Characters: ${countWords(characters)} · Places: ${countWords(locations)} · Children: ${countWords(children)}`;
