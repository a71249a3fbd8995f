import type { AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import { mayAdmin } from '@talelantern/domain/admin/permissions';
import type { UserUsage } from '@talelantern/domain/contracts/admin/users';
import { PLANS } from '@talelantern/domain/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { AuditEntries, LogLink } from '../audit-entries.tsx';
import { useAdmin } from '../use-admin.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonBadge, ShareBadges } from '../state-badge.tsx';
import { KIND_COPY } from '../moderation/moderation-copy.ts';
import { capabilityCopy, nameOf, planCopy, usedCopy } from './person-copy.ts';
import { formatCount, formatDate, formatDateTime } from '../format.ts';
import { planStatusOf } from '../../../shared/plans/plan-status.ts';
import { ADMIN_PATHS, sharedItemPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function PersonCard({ uid }: { uid: string }) {
  const { service } = useAdmin();
  const read = useQuery({ queryKey: adminKeys.person(uid), queryFn: () => service.readPerson({ uid }) });
  if (read.isPending) return <Skeletons label="Loading the account" shape="lines" count={6} />;
  if (read.error) return <TryAgain announced message={read.error.message} onRetry={() => void read.refetch()} />;
  const account = read.data;
  const { person, history } = account;
  return (
    <>
      <div className="section">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-28 wrap-anywhere">{nameOf(person)}</h2>
          <PersonBadge status={person.status} />
        </div>
        <PersonFacts account={account} />
        <PersonActions account={account} />
      </div>
      <section className="section">
        <h2 className="mb-5 text-28">Used</h2>
        <PersonUsageList usage={account.usage} />
      </section>
      <section className="section">
        <h2 className="mb-5 text-28">Shares</h2>
        <PersonShares account={account} />
      </section>
      <section className="section">
        <h2 className="mb-5 text-28">History</h2>
        {history.length === 0 ? (
          <p className="text-soft">No administrator has changed this account.</p>
        ) : (
          <AuditEntries label="History of this account" entries={history} isOfPage />
        )}
        <LogLink target="person" targetId={uid} />
      </section>
    </>
  );
}

export type PersonAccount = AdminResponse<'readPerson'>;

function PersonFacts({ account }: { account: PersonAccount }) {
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
  const { person, hasProfile, signIn, counts, written } = account;
  return [
    ['Address', person.email || 'None'],
    ['Pen name', person.penName || 'None'],
    ...(hasProfile ? [] : [NO_PROFILE]),
    ['Plan', planCopy(person.plan)],
    ['Subscription', subscriptionCopy(account, now)],
    ...(account.subscription.isDisputed ? [DISPUTED] : []),
    ['Signs in with', signInCopy(signIn)],
    ['Email verified', signIn?.emailVerified ? 'Yes' : 'No'],
    ['Account since', formatDateTime(signIn?.createdAt ?? person.createdAt)],
    ['Last active', formatDateTime(signIn?.lastActiveAt ?? person.lastLoginAt)],
    ['Keeps', storedItemsCopy(counts)],
    ['Has written', `Comments: ${formatCount(written.comments)} · Reports: ${formatCount(written.reports)}`],
    ['Shares removed by us', formatCount(written.removals)],
    ['Id', person.uid],
  ];
}

/** The app recreates the profile at the family's next visit. */
const NO_PROFILE: [term: string, fact: string] = ['Profile', 'None, until the family opens the app again'];

const DISPUTED: [term: string, fact: string] = ['Payment', 'Taken back by the bank, so no plan can be bought'];

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  password: 'A password',
  'google.com': 'Google',
  'apple.com': 'Apple',
};

function signInCopy(signIn: PersonAccount['signIn']): string {
  if (!signIn) return 'Nothing: the sign-in is deleted';
  const providerNames = signIn.providers.map((provider) => PROVIDER_NAMES[provider] ?? provider).join(', ') || 'None';
  return signIn.disabled ? `${providerNames} (disabled)` : providerNames;
}

const storedItemsCopy = ({ characters, locations, children }: PersonAccount['counts']): string =>
  `Characters: ${formatCount(characters)} · Places: ${formatCount(locations)} · Children: ${formatCount(children)}`;

const PersonUsageList = ({ usage }: { usage: UserUsage }) => (
  <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
    {usage.map((row) => (
      <li key={row.capability} className="grid gap-1.5">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold">{capabilityCopy(row)}</span>
          <span className="text-15 text-soft">{usedCopy(row)}</span>
        </span>
        <span aria-hidden="true" className="block h-2 overflow-clip rounded-pill bg-paper-200">
          <span className="block h-full rounded-pill bg-sky-700" style={{ width: `${shareOf(row)}%` }} />
        </span>
      </li>
    ))}
  </ul>
);

function shareOf({ taken, limit }: UserUsage[number]): number {
  if (limit === null || taken === 0) return 0;
  return limit === 0 ? 100 : Math.min(100, (taken / limit) * 100);
}

function PersonShares({ account: { shares, written } }: { account: PersonAccount }) {
  const { admin } = useAdmin();
  if (written.shares === 0) return <p className="text-soft">This family has shared nothing.</p>;
  return (
    <>
      <p className="mb-3 text-soft">
        {`Open: ${formatCount(written.openShares)} · Held back: ${formatCount(written.heldShares)}`}
      </p>
      <ul aria-label="Shares" className="divide-y-2 divide-paper-200">
        {shares.map((share) => (
          <li
            key={share.shareId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
          >
            <p className="min-w-0 wrap-anywhere">
              {mayAdmin(admin, 'moderation') ? (
                <AppLink to={sharedItemPath(share.shareId)} className="inline-block py-2.5">
                  {share.shareId}
                </AppLink>
              ) : (
                share.shareId
              )}
              <span className="block text-15 text-soft">
                {`${KIND_COPY[share.contentType]} · ${formatDateTime(share.sharedAt)}`}
              </span>
            </p>
            <ShareBadges {...share} />
          </li>
        ))}
      </ul>
      {shares.length < written.shares && (
        <p className="mt-3 text-soft">{`${formatCount(shares.length)} of ${formatCount(written.shares)} shares.`}</p>
      )}
    </>
  );
}

type PlanAndSubscription = Pick<AdminResponse<'readPerson'>, 'person' | 'subscription'>;

export function subscriptionCopy({ person, subscription }: PlanAndSubscription, now: number): string {
  const { status, nextPriceId, cancelAtPeriodEnd, priceId, currentPeriodEnd } = subscription;
  const planStatus = planStatusOf(
    {
      plan: PLANS[person.plan],
      subscription: { priceId, currentPeriodEnd, subscriptionStatus: status },
      nextPriceId,
      cancelsAtPeriodEnd: cancelAtPeriodEnd,
    },
    now,
  );
  switch (planStatus.is) {
    case 'free':
      return 'None';
    case 'active':
      return `Paid, renews on ${formatDate(planStatus.nextPayment)}`;
    case 'trial':
      return `On trial until ${formatDate(planStatus.endsAt)}`;
    case 'changing':
      return `Paid, changes to ${planCopy(planStatus.next.id)} on ${formatDate(planStatus.changesAt)}`;
    case 'ending':
      return `Canceled, ends on ${formatDate(planStatus.endsAt)}`;
    case 'kept':
      return `Ended after a failed payment, paid until ${formatDate(planStatus.endsAt)}`;
    case 'unpaid-upgrade':
      return `The payment for an upgrade failed, paid until ${formatDate(planStatus.paidUntil)}`;
    case 'late':
      return `The last payment failed, kept until ${formatDate(planStatus.keptUntil)}`;
    case 'waiting':
      return `Paid until ${formatDate(planStatus.paidUntil)}, kept until ${formatDate(planStatus.keptUntil)} while waiting for the next payment`;
    case 'unpaid':
      return `A payment for ${planCopy(planStatus.paid.id)} is missing, so the account is on Free`;
    case 'paused':
      return `${planCopy(planStatus.paid.id)} is paused at the vendor, so the account is on Free`;
    case 'ended':
      return `${planCopy(planStatus.paid.id)} ended${planStatus.endedAt === null ? '' : ` on ${formatDate(planStatus.endedAt)}`}`;
  }
}

export function PersonPage() {
  useTitle('Account');
  const { uid = '' } = useParams();
  return (
    <>
      <PageHeading
        title="Account"
        above={
          <LinkButton to={ADMIN_PATHS.people} variant="quiet" icon="arrow-left" className="-ml-3">
            People
          </LinkButton>
        }
      />
      <PersonCard key={uid} uid={uid} />
    </>
  );
}
