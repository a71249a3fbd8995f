import type { Location } from '@talelantern/domain/locations/location';
import { PaintingPane } from '../../ui/painting-pane.tsx';
import { isUnderWay } from '../pictures/painting-runs.ts';
import { PictureStep } from '../pictures/picture-step.tsx';
import { usePictureMaking, type PictureMaking } from '../pictures/use-picture-making.ts';
import { LocationFacts } from './location-facts.tsx';
import { LocationHeading } from './location-heading.tsx';
import { PLACES } from './location-subject.ts';
import { artOfKind, washesOf } from './place-art.ts';
import { placeLine, placePhrase } from './place-line.ts';

interface LocationStageProps {
  location: Location;
  onChangeDetails: () => void;
  onBack: () => void;
}

/** One saved location: its picture, how it is painted, and all that is known of it. */
export function LocationStage({ location, onChangeDetails, onBack }: LocationStageProps) {
  const making = usePictureMaking(PLACES, location, noMore);
  return (
    <>
      <LocationHeading
        title={titleFor(location.name, making)}
        lead={placeLine(location)}
        backLabel="All locations"
        onBack={onBack}
      />
      <PictureStep
        key={location.id}
        subject={PLACES}
        item={location}
        making={making}
        onItem={noMore}
        alt={placePhrase(location)}
        renderPainting={() => (
          <PaintingPane
            shape="place"
            alt={`${location.name}, half painted`}
            drawing={artOfKind(location)}
            colours={washesOf(location.type)}
          />
        )}
        details={<LocationFacts location={location} onChange={onChangeDetails} />}
      />
    </>
  );
}

/** The cache brings the changed location back to this screen. */
const noMore = (): void => undefined;

function titleFor(name: string, { state, kept }: PictureMaking): string {
  if (isUnderWay(state)) return `${name} is being painted`;
  return kept ? `${name} is painted` : name;
}
