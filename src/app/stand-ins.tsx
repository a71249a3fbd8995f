import { Icon } from '../ui/icon.tsx';

const SERVICES: Readonly<Record<string, string>> = {
  openai: 'Pictures, stories and checks: OpenAI stand-in',
  voice: 'Narration: computer voice',
  chimes: 'Narration: chimes in place of a voice',
  stripe: 'Payments: Stripe stand-in',
};

export const StandIns = ({ names }: { names: readonly string[] }) => (
  <details className="stand-in on-night">
    <summary>
      <Icon name="info" size="small" />
      <span className="sr-only">Stand-ins</span>
    </summary>
    <ul aria-label="Stand-ins">
      {names.map((name) => (
        <li key={name}>{SERVICES[name] ?? name}</li>
      ))}
    </ul>
  </details>
);
