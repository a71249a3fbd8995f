import { useQuery } from '@tanstack/react-query';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TryAgain } from '../../try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { AuditEntries } from '../audit-entries.tsx';
import { LogLink } from '../log-link.tsx';
import { useAdmin } from '../use-admin.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonUsageList } from './person-usage-list.tsx';
import { PersonMark } from './person-mark.tsx';
import { nameOf } from './person-words.ts';

/** All that is known of one account, and what can be done about it; never what the family wrote. */
export function PersonCard({ uid }: { uid: string }) {
  const { service } = useAdmin();
  const read = useQuery({ queryKey: adminKeys.person(uid), queryFn: () => service.readPerson({ uid }) });
  if (read.isPending) return <Skeletons label="Loading the account" shape="lines" count={6} />;
  if (read.error) return <TryAgain message={read.error.message} onRetry={() => void read.refetch()} />;
  const account = read.data;
  const { person, history } = account;
  return (
    <>
      <div className="section">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-28 wrap-anywhere">{nameOf(person)}</h2>
          <PersonMark status={person.status} />
        </div>
        <PersonFacts account={account} />
        <PersonActs account={account} />
      </div>
      <section className="section">
        <h2 className="mb-5 text-28">Used</h2>
        <PersonUsageList usage={account.usage} />
      </section>
      <section className="section">
        <h2 className="mb-5 text-28">What was done here</h2>
        {history.length === 0 ? (
          <p className="text-soft">No administrator has touched this account.</p>
        ) : (
          <AuditEntries label="What was done to this account" entries={history} isOfPage />
        )}
        <LogLink target="person" targetId={uid} />
      </section>
    </>
  );
}
