import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PictureKind } from '../../services/picture-maker.ts';
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

/** Where the parts stand on a wide screen. A wide picture leaves room beneath it, a high one does not. */
const LAYOUTS: Readonly<Record<PictureKind, { columns: string; picture: string; panel: string; details: string }>> = {
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
};

/** The picture in its window at the left, at the right what is being done or can be done about it. */
export function PictureStep<Item extends PaintedItem>(props: PictureStepProps<Item>) {
  const { subject, item, making, onItem, alt, renderPainting, onward, details } = props;
  const { state, cancel } = making;
  const [wishes, setWishes] = usePictureWishes(item);
  const layout = LAYOUTS[subject.kind];
  const underWay = state.status === 'creating' || state.status === 'saving' ? state : null;

  return (
    <div className="@container pt-9 pb-4">
      <div
        className={classNames(
          'grid items-start gap-x-[clamp(1.75rem,4vw,3.5rem)] gap-y-9 @min-[54rem]:grid-rows-[auto_1fr] @min-[54rem]:gap-y-5',
          layout.columns,
        )}
      >
        <div className={classNames('w-full px-2', layout.picture)}>
          {underWay ? (
            renderPainting(wishes.look.lighting)
          ) : (
            <>
              <HungPicture subject={subject} item={item} making={making} alt={alt} />
              <PictureHistory subject={subject} item={item} onItem={onItem} />
            </>
          )}
        </div>
        <div className={classNames('grid min-w-0 gap-5', layout.panel)}>
          {underWay ? (
            <PaintingProgress name={item.name} words={subject.words(item)} state={underWay} onCancel={cancel} />
          ) : (
            <PicturePanel subject={subject} item={item} making={making} wishes={wishes} onWishes={setWishes} />
          )}
          {onward}
        </div>
        {!underWay && <div className={classNames('min-w-0', layout.details)}>{details}</div>}
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
