import { PATHS } from '../../config/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { stateForLimit, type ReachedLimit } from './plan-limits.ts';

interface PlansLinkProps {
  limit: ReachedLimit;
  look?: 'plain' | 'framed' | 'locked';
  className?: string;
}

const LINK_CLASSES = {
  plain: { variant: 'quiet' },
  framed: { variant: 'line' },
  locked: { variant: 'line', icon: 'lock' },
} as const;

/** Leads to what fills the plan: deleting one makes room. */
export const ItemsLink = ({ of }: { of: 'characters' | 'locations' }) => (
  <LinkButton to={PATHS[of]} variant="line" className="max-sm:w-full">
    See your {of}
  </LinkButton>
);

export const PlansLink = ({ limit, look = 'plain', className }: PlansLinkProps) => (
  <LinkButton to={PATHS.subscription} state={stateForLimit(limit)} className={className} {...LINK_CLASSES[look]}>
    See the plans
  </LinkButton>
);
