import { useEffect, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { useServices } from '../use-services.ts';
import { PaintingProgress } from './painting-progress.tsx';
import { PictureHistory } from './picture-history.tsx';
import { PicturePanel } from './picture-panel.tsx';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';
import type { PictureMaking } from './use-picture-making.ts';
import { usePictureWishes } from './use-picture-wishes.ts';

interface PictureStepProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  item: Item;
  making: PictureMaking;
  onItem: (item: Item) => void;
  /** What the picture shows. */
  alt: string;
  /** What stands in the picture's place while it is painted in the light that was wished for. */
  renderPainting: (lighting: string) => ReactNode;
  /** The way onward, beneath the panel. */
  onward?: ReactNode;
  /** What is saved of the item. */
  details: ReactNode;
}

/** The picture in its window at the left, at the right what is being done or can be done about it. */
export function PictureStep<Item extends PaintedItem>(props: PictureStepProps<Item>) {
  const { subject, item, making, onItem, alt, renderPainting, onward, details } = props;
  const { state, cancel } = making;
  const [wishes, setWishes] = usePictureWishes(item);
  useEffect(() => {
    // What was wrong with the last picture says nothing about this one.
    if (state.status === 'saved') setWishes((latest) => ({ ...latest, wish: '' }));
  }, [state.status, setWishes]);

  return (
    <div className="@container pt-9 pb-4">
      <div
        className={classNames(
          'grid items-start gap-x-[clamp(1.75rem,4vw,3.5rem)] gap-y-9',
          subject.kind === 'portrait'
            ? '@min-[54rem]:grid-cols-[minmax(0,456px)_minmax(0,1fr)]'
            : '@min-[54rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
        )}
      >
        <div
          className={classNames(
            'w-full px-2',
            subject.kind === 'portrait' && 'mx-auto max-w-[340px] @min-[54rem]:max-w-none',
          )}
        >
          {state.status === 'creating' || state.status === 'saving' ? (
            renderPainting(wishes.look.lighting)
          ) : (
            <>
              <HungPicture subject={subject} item={item} making={making} alt={alt} />
              <div className="mt-7">
                <PictureHistory subject={subject} item={item} onItem={onItem} />
              </div>
            </>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          {state.status === 'creating' || state.status === 'saving' ? (
            <>
              <PaintingProgress name={item.name} words={subject.words(item)} state={state} onCancel={cancel} />
              {onward}
            </>
          ) : (
            <>
              <PicturePanel subject={subject} item={item} making={making} wishes={wishes} onWishes={setWishes} />
              {onward}
              {details}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface HungPictureProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  item: Item;
  making: PictureMaking;
  alt: string;
}

function HungPicture<Item extends PaintedItem>({ subject, item, making: { kept }, alt }: HungPictureProps<Item>) {
  const { pictures } = useServices();
  const { Frame } = subject;
  const { picture } = subject.words(item);
  return (
    <Frame
      src={pictures.full(kept?.imageUrl ?? item.imageUrl)}
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
      onImageFailed={tellImageFailed}
    >
      <Icon name="brush" size="large" />
      No {picture} yet
    </Frame>
  );
}
