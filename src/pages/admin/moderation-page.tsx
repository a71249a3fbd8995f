import { useSearchParams } from 'react-router-dom';
import { ADMIN_PARAMS } from '../../config/admin-paths.ts';
import { CountedAt } from '../../features/admin/counted-at.tsx';
import { ModerationList } from '../../features/admin/moderation/moderation-list.tsx';
import { QUEUES, readQueue } from '../../features/admin/moderation/queues.ts';
import { useQueue } from '../../features/admin/moderation/use-queue.ts';
import { useTellSeen, useWaiting } from '../../features/admin/use-waiting.ts';
import { WithCount } from '../../features/admin/with-count.tsx';
import { useTitle } from '../../features/use-title.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/moderation`: what waits to be looked at; `?queue=` says which part of it. */
export function ModerationPage() {
  useTitle('Moderation');
  const [params, setParams] = useSearchParams();
  const queue = readQueue(params.get(ADMIN_PARAMS.queue));
  const list = useQueue(queue);
  const waiting = useWaiting();
  useTellSeen(queue.counted, list);
  return (
    <>
      <PageHeading
        title="Moderation"
        lead="What families and visitors may see of each other. The oldest waits longest."
      />
      <ChipGroup
        label="What to look at"
        hideLabel
        size="small"
        options={QUEUES.map(({ value, label, counted }) => ({
          value,
          label: <WithCount count={counted && waiting.count(counted)}>{label}</WithCount>,
        }))}
        value={queue.value}
        onChange={(next) => setParams({ [ADMIN_PARAMS.queue]: next })}
      />
      <ModerationList key={queue.value} queue={queue} list={list} />
      <CountedAt waiting={waiting} />
    </>
  );
}
