import { PATHS } from '../config/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { reached } from './plan-limits.ts';
import type { ReachedLimit } from './reached-limit.ts';

interface SeePlansProps {
  /** Which limit it was: the plans' page says so (architecture §3). */
  limit: ReachedLimit;
  look?: 'plain' | 'framed' | 'locked';
  className?: string;
}

const LOOKS = {
  plain: { variant: 'quiet' },
  framed: { variant: 'line' },
  locked: { variant: 'line', icon: 'lock' },
} as const;

/** The way to the plans from where a limit was met. */
export const SeePlans = ({ limit, look = 'plain', className }: SeePlansProps) => (
  <LinkButton to={PATHS.subscription} state={reached(limit)} className={className} {...LOOKS[look]}>
    See the plans
  </LinkButton>
);
