import { useSearchParams } from 'react-router-dom';
import { ModerationList } from '../../features/admin/moderation/moderation-list.tsx';
import { QUEUES, readQueue } from '../../features/admin/moderation/queues.ts';
import { useTitle } from '../../features/use-title.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const QUEUE = 'queue';

/** `/admin/moderation`: what waits to be looked at; `?queue=` says which part of it. */
export function ModerationPage() {
  useTitle('Moderation');
  const [params, setParams] = useSearchParams();
  const queue = readQueue(params.get(QUEUE));
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
        options={QUEUES}
        value={queue}
        onChange={(next) => setParams({ [QUEUE]: next })}
      />
      <ModerationList key={queue} queue={queue} />
    </>
  );
}
