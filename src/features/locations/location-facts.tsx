import type { Location } from '@talelantern/domain/locations/location';
import { Button } from '../../ui/button.tsx';

interface LocationFactsProps {
  location: Location;
  onChange: () => void;
}

/** All that is known of a place, and the way to change it. */
export function LocationFacts({ location, onChange }: LocationFactsProps) {
  const facts = factsOf(location);
  return (
    <section aria-labelledby="location-facts" className="rounded-card bg-well px-5 py-4 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="location-facts" className="text-22">
          What is known of it
        </h2>
        <Button variant="line" icon="pencil" onClick={onChange}>
          Change details
        </Button>
      </div>
      {location.description !== '' && <p className="mt-3 whitespace-pre-line">{location.description}</p>}
      {facts.length > 0 && (
        <dl className="mt-4 grid gap-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-15 text-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const factsOf = (location: Location): (readonly [label: string, value: string])[] =>
  (
    [
      ['Kind', [location.type, location.category, location.subcategory].filter((part) => part !== '').join(' · ')],
      ['Magic', location.magicalProperties.join(', ')],
      ['Who lives there', location.inhabitants.join(', ')],
      ['Climate', location.climate],
      ['Dangers', location.dangers.join(', ')],
      ['Treasures', location.treasures.join(', ')],
    ] as const
  ).filter(([, value]) => value !== '');
