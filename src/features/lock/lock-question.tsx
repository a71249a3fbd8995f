import type { GrownUpReason } from './use-grown-up.ts';
export function LockQuestion(_props: { reason: GrownUpReason; onAnswer: (isGrownUp: boolean) => void }) {
  return null;
}
