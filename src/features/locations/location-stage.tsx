import type { Location } from '@talelantern/domain/locations/location';
import { artOfKind, washesOf } from '../../shared/locations/location-image.tsx';
import { locationLine, locationPhrase } from '../../shared/locations/story-locations.tsx';
import { Button } from '../../ui/button.tsx';
import { GeneratingPane } from '../../ui/generating-pane.tsx';
import { PictureStep } from '../pictures/picture-step.tsx';
import { usePictureGeneration, type PictureGeneration } from '../pictures/use-picture-generation.ts';
import { ItemHeading } from '../items/item-heading.tsx';
import { LOCATION_SUBJECT } from './location-subject.ts';

interface LocationStageProps {
  location: Location;
  onChangeDetails: () => void;
  onBack: () => void;
}

/** One saved location: picture, picture options and details. */
export function LocationStage({ location: stored, onChangeDetails, onBack }: LocationStageProps) {
  const generation = usePictureGeneration(LOCATION_SUBJECT, stored, noop);
  const { item: location } = generation;
  return (
    <>
      <ItemHeading
        title={titleFor(generation)}
        lead={locationLine(location)}
        backLabel="All locations"
        onBack={onBack}
      />
      <PictureStep
        key={location.id}
        subject={LOCATION_SUBJECT}
        generation={generation}
        onItem={noop}
        alt={locationPhrase(location)}
        renderPlaceholder={() => (
          <GeneratingPane
            shape="landscape"
            fills
            alt={`${location.name}, half painted`}
            drawing={artOfKind(location)}
            colors={washesOf(location.type)}
          />
        )}
        details={<LocationFacts location={location} onChange={onChangeDetails} />}
      />
    </>
  );
}

/** Does nothing, because the changed location arrives through the cache. */
const noop = (): void => undefined;

function titleFor({ item: { name }, underWay, kept }: PictureGeneration): string {
  if (underWay) return `${name} is being painted`;
  return kept ? `${name} is painted` : name;
}

/** The details of a location, with a button to edit them. */
function LocationFacts({ location, onChange }: { location: Location; onChange: () => void }) {
  const facts = factsOf(location);
  return (
    <section aria-labelledby="location-facts" className="rounded-card bg-well px-5 py-4 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="location-facts" className="text-22">
          About this place
        </h2>
        <Button variant="line" icon="pencil" onClick={onChange}>
          Edit details
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
