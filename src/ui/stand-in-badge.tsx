import { Icon } from './icon.tsx';

interface StandInBadgeProps {
  /** One or two words, for example "Stand-ins". */
  title: string;
  /** One line for each service that is not the real one. */
  services: readonly string[];
}

/** A small mark at the lower left that says on a press which services are stand-ins; it lies over no text. */
export function StandInBadge({ title, services }: StandInBadgeProps) {
  return (
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
}
