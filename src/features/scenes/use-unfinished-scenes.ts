import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UnfinishedWork } from '../../services/generation-service.ts';
import type { ScenePlan } from '../../services/scene-maker.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

type UnfinishedScene = Extract<UnfinishedWork, { kind: 'scene' }>;
export type FinishedScene = Extract<UnfinishedScene, { status: 'finished' }>;

/** Pictures of a story that were finished while the page was away; those that are still being painted are resumed. */
export function useUnfinishedScenes(
  storyId: string,
  onRunning: (plan: ScenePlan, requestId: string) => void,
): FinishedScene[] {
  const { generation } = useServices();
  const { data = [] } = useQuery({ queryKey: queryKeys.unfinishedWork, queryFn: () => generation.listUnfinished() });
  const works = data.filter((work) => work.kind === 'scene').filter(({ plan }) => plan.storyId === storyId);

  const running = works.filter(({ status }) => status === 'running');
  const runningIds = running.map(({ requestId }) => requestId).join(' ');
  const resume = useEffectEvent(() => {
    for (const { plan, requestId } of running) onRunning(plan, requestId);
  });
  useEffect(() => {
    if (runningIds !== '') resume();
  }, [runningIds]);

  return works.filter((work) => work.status === 'finished');
}
