import { leftOf } from '../../services/usage-service.ts';
import { SeePlans } from '../see-plans.tsx';
import { useUsage } from '../use-usage.ts';

interface NoRoomLeftProps {
  of: 'characters' | 'locations';
  /** Says that as many are made as the plan allows. */
  allMade: (limit: number) => string;
}

/** Says before anything is filled in that the plan has no room for one more. */
export function NoRoomLeft({ of, allMade }: NoRoomLeftProps) {
  const allowed = useUsage()?.[of];
  if (allowed?.limit === undefined || leftOf(allowed) > 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-well px-5 py-4">
      <p className="min-w-0 flex-1 basis-72">
        <b className="font-semibold">{allMade(allowed.limit)}</b>{' '}
        <span className="text-soft">Your ideas are kept here until there is room for one more.</span>
      </p>
      <SeePlans limit={of} look="framed" />
    </div>
  );
}
