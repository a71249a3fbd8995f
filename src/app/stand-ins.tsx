import { Icon } from '../ui/icon.tsx';

const SERVICES: Readonly<Record<string, string>> = {
  openai: 'Pictures, stories and checks: OpenAI stand-in',
  voice: 'Narration: computer voice',
  chimes: 'Narration: chimes in place of a voice',
  stripe: 'Payments: Stripe stand-in',
};

export const StandIns = ({ names }: { names: readonly string[] }) => (
  <StandInBadge title="Stand-ins" services={names.map((name) => SERVICES[name] ?? name)} />
);

const StandInBadge = ({ title, services }: { title: string; services: readonly string[] }) => (
  <details className="stand-in on-night">
    <summary>
      <Icon name="info" size="small" />
      <span className="sr-only">{title}</span>
    </summary>
    <ul aria-label={title}>
      {services.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  </details>
);
