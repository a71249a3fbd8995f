import { useState, type ReactNode } from 'react';
import type { Saved } from '../../services/generation/generation-kinds.ts';
import type { UnderWay } from '../../services/generation/generations.ts';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CancelPicture, useGenerationSteps } from './generation-status.tsx';
import { PictureHistory } from './picture-history.tsx';
import { PicturePanel } from './picture-panel.tsx';
import type { PictureSubject, PictureCopy } from './picture-subject.ts';
import type { PictureGeneration } from './use-picture-generation.ts';
import { usePictureOptions } from './use-picture-options.ts';

interface PictureStepProps<K extends PictureKind> {
  subject: PictureSubject<K>;
  generation: PictureGeneration<K>;
  onItem: (item: Saved<K>) => void;
  alt: string;
  /** Rendered in the chosen light instead of the picture while it is generated. */
  renderPlaceholder: (lighting: string) => ReactNode;
  onward?: ReactNode;
  details: ReactNode;
  /** The title of a screen that shows a finished picture first: beside the picture, or above it on a phone. */
  revealTitle?: ReactNode;
}

/** Wide-screen layouts: a landscape picture leaves space below it, a portrait does not. */
const LAYOUTS: Readonly<Record<PictureKind | 'reveal', Record<'columns' | 'picture' | 'panel' | 'details', string>>> = {
  portrait: {
    columns: '@min-[54rem]:grid-cols-[minmax(0,456px)_minmax(0,1fr)]',
    picture: 'mx-auto max-w-[340px] @min-[54rem]:row-span-2 @min-[54rem]:max-w-none',
    panel: '@min-[54rem]:col-start-2',
    details: '@min-[54rem]:col-start-2',
  },
  location: {
    columns: '@min-[54rem]:grid-cols-2',
    picture: '',
    panel: '@min-[54rem]:col-start-2 @min-[54rem]:row-span-2',
    details: '@min-[54rem]:col-start-1 @min-[54rem]:row-start-2 @min-[54rem]:mt-4',
  },
  // Sized so that the face and the next step are visible without scrolling.
  reveal: {
    columns: '@min-[54rem]:grid-cols-[auto_minmax(0,26rem)] @min-[54rem]:justify-center @min-[54rem]:gap-x-16',
    picture:
      'mx-auto max-w-[max(13rem,min(460px,100svh-330px)*0.75)] @min-[54rem]:row-span-3 @min-[54rem]:row-start-1 @min-[54rem]:w-[max(13rem,min(610px,100svh-230px)*0.75)] @min-[54rem]:max-w-none',
    panel: '@min-[54rem]:col-start-2',
    details: '@min-[54rem]:col-start-2',
  },
};

/** The picture on the left; progress or actions on the right. */
export function PictureStep<K extends PictureKind>(props: PictureStepProps<K>) {
  const { subject, generation, onItem, alt, renderPlaceholder, onward, details, revealTitle } = props;
  const { item, underWay, isShown } = generation;
  const [options, setOptions] = usePictureOptions(item);
  const isReveal = revealTitle !== undefined;
  const layout = LAYOUTS[isReveal ? 'reveal' : subject.kind];

  return (
    <div className={classNames('@container pb-4', isReveal ? 'pt-2' : 'pt-9')}>
      <div
        className={classNames(
          'grid items-start gap-x-[clamp(1.75rem,4vw,3.5rem)] @min-[54rem]:gap-y-5',
          isReveal ? 'gap-y-5 @min-[54rem]:grid-rows-[auto_auto_1fr]' : 'gap-y-9 @min-[54rem]:grid-rows-[auto_1fr]',
          layout.columns,
        )}
      >
        {isReveal && <div className="min-w-0 @min-[54rem]:col-start-2 @min-[54rem]:pt-24">{revealTitle}</div>}
        <div className={classNames('w-full', !isReveal && 'px-2', layout.picture)}>
          {underWay && !isShown ? (
            renderPlaceholder(options.look.lighting)
          ) : (
            <>
              <AttachedPicture subject={subject} generation={generation} alt={alt} />
              {isReveal && <div className="mt-7 -mx-2 short:@max-[54rem]:-mx-20 @min-[54rem]:mx-0">{onward}</div>}
              {!underWay && <PictureHistory subject={subject} item={item} onItem={onItem} />}
            </>
          )}
        </div>
        <div className={classNames('grid min-w-0 gap-5', layout.panel)}>
          {underWay ? (
            <GenerationProgress generation={generation} words={subject.words(item)} state={underWay} />
          ) : (
            <PicturePanel subject={subject} generation={generation} options={options} onOptions={setOptions} />
          )}
          {!isReveal && onward}
        </div>
        {!underWay && <div className={classNames('min-w-0', layout.details)}>{details}</div>}
      </div>
    </div>
  );
}

type AttachedPictureProps<K extends PictureKind> = Pick<PictureStepProps<K>, 'subject' | 'generation' | 'alt'>;

function AttachedPicture<K extends PictureKind>({ subject, generation: { item, kept }, alt }: AttachedPictureProps<K>) {
  const { pictureUrls } = useServices();
  const { Frame } = subject;
  const { picture } = subject.words(item);
  return (
    <Frame
      src={pictureUrls.full(kept?.imageUrl ?? item.imageUrl) ?? subject.artOf?.(item) ?? null}
      alt={alt}
      frame="gilded"
      eager
      badge={
        kept && (
          <>
            <Icon name="hourglass" size="small" />
            Not saved yet
          </>
        )
      }
    >
      <Icon name="brush" size="large" />
      No {picture} yet
    </Frame>
  );
}

interface GenerationProgressProps {
  generation: Pick<PictureGeneration, 'item' | 'cancel'>;
  words: PictureCopy;
  state: UnderWay<PictureKind>;
}

/** The steps of a running generation, questions to pass the time, and a way to cancel. */
function GenerationProgress({ generation: { item, cancel }, words, state }: GenerationProgressProps) {
  return (
    <Sheet shape="card" className="sm:p-8">
      <ProgressSteps
        label={`Painting ${item.name}`}
        {...useGenerationSteps(words, state)}
        note="Usually takes half a minute. If it doesn’t work, it won’t count."
      />
      <WaitingQuestion questions={words.questions} />
      {state.status === 'generating' && (
        <div className="mt-5">
          <CancelPicture stop={state.stop} picture={words.picture} wide onCancel={cancel} />
        </div>
      )}
    </Sheet>
  );
}

function WaitingQuestion({ questions }: { questions: readonly string[] }) {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * questions.length));
  return (
    <div className="mt-6 rounded-card bg-well px-5 py-4">
      <p className="text-15 font-semibold text-accent">While you wait, ask each other</p>
      <p aria-live="polite" className="mt-1 font-display text-22 leading-snug font-semibold text-balance wrap-anywhere">
        {questions[index % questions.length]}
      </p>
      <Button variant="quiet" className="-ml-3 mt-1" onClick={() => setIndex(index + 1)}>
        Another question
      </Button>
    </div>
  );
}
