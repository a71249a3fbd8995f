interface StandInBadgeProps {
  /** One or two words, for example "Stand-ins". */
  title: string;
  /** One line for each service that is not the real one. */
  services: readonly string[];
}

/** Says at the lower left, quietly, which services are stand-ins. Opens on a press. */
export function StandInBadge({ title, services }: StandInBadgeProps) {
  return (
    <details className="stand-in on-night">
      <summary>{title}</summary>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </details>
  );
}
