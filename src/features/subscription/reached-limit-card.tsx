import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { useNavigate } from 'react-router-dom';
import type { PlanUsage } from '../../services/usage-service.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ReachedLimit } from '../reached-limit.ts';
import { limitWords } from './limit-words.ts';

interface ReachedLimitCardProps {
  limit: ReachedLimit;
  /** Null while it is not known. */
  usage: PlanUsage | null;
  /** Ms since 1970. */
  now: number;
}

/** For those whom a limit has led here: which one it was, what helps, and the way back to what they were making. */
export function ReachedLimitCard({ limit, usage, now }: ReachedLimitCardProps) {
  const navigate = useNavigate();
  const words = usage && limitWords(limit, usage, now);
  return (
    <section
      aria-labelledby="reached-limit"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-well px-5 py-5 md:px-8"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="reached-limit" className="text-28">
          {LIMIT_REACHED}
        </h2>
        <p className="mt-2 min-h-14 md:min-h-7">
          {words && (
            <>
              <b className="font-semibold">{words.which}</b> {words.help}
            </>
          )}
        </p>
        <p className="mt-1 flex items-start gap-2.5 text-soft">
          <Icon name="check" className="mt-[0.1em] text-leaf-300" />
          Everything you chose and wrote is kept.
        </p>
      </div>
      <Button variant="line" icon="arrow-left" className="max-sm:w-full" onClick={() => void navigate(-1)}>
        Go back to it
      </Button>
    </section>
  );
}
