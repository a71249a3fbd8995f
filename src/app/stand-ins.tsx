import { StandInBadge } from '../ui/stand-in-badge.tsx';

const SERVICES: Readonly<Record<string, string>> = {
  openai: 'Pictures, stories and checks: OpenAI stand-in',
  voice: 'Narration: computer voice',
  chimes: 'Narration: chimes in place of a voice',
  stripe: 'Payments: Stripe stand-in',
};

/** Says which paid services are answered by a stand-in; none are where families are. */
export const StandIns = ({ names }: { names: readonly string[] }) => (
  <StandInBadge title="Stand-ins" services={names.map((name) => SERVICES[name] ?? name)} />
);
