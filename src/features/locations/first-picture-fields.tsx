import { locationPictureProblem } from '@talelantern/domain/locations/location-form';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { PictureWishFields } from '../pictures/picture-wish-fields.tsx';
import { withStyle } from '../pictures/use-picture-wishes.ts';
import type { LocationFieldsProps } from './location-fields.ts';
import { PLACES } from './location-subject.ts';

const NOTE_MS = 6_000;

/** How a place that is not saved yet is to be painted. It is painted once it is saved (specification §5). */
export function FirstPictureFields({ form, onChange }: LocationFieldsProps) {
  function handleNotReady() {
    const problem = locationPictureProblem({ type: form.type });
    if (problem !== null) notify.failure(problem, { durationMs: NOTE_MS });
  }
  return (
    <div className="grid max-w-form gap-5">
      <PictureWishFields
        look={withStyle(form.advancedFeatures)}
        onChange={(value) => onChange({ kind: 'set', field: 'advancedFeatures', value })}
        Frame={PLACES.Frame}
        sampleOf={PLACES.sampleOf}
      />
      <div className="grid justify-items-start gap-2">
        <Button variant="line" notReady onNotReady={handleNotReady}>
          Generate Image
        </Button>
        <p className="text-15 text-soft">Once the place is saved, it can be painted like this.</p>
      </div>
    </div>
  );
}
