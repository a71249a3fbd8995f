import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import { PAINTING_AGAIN, picturesNow } from '../../services/limit-sentences.ts';
import { PICTURES, priceSentence } from '../../services/usage-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OnlineButton } from '../online-button.tsx';
import { useUsage } from '../use-usage.ts';
import { NotRight } from './not-right.tsx';
import { PaintingFailure } from './painting-failure.tsx';
import type { PictureWishes } from './picture-runs.ts';
import type { PaintedItem, PictureSubject, PictureWords } from './picture-subject.ts';
import { PictureWishFields } from './picture-wish-fields.tsx';
import type { PictureMaking } from './use-picture-making.ts';

interface PicturePanelProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  item: Item;
  making: PictureMaking;
  wishes: PictureWishes;
  onWishes: (wishes: PictureWishes) => void;
}

/** What can be done about the picture while nothing is being painted. */
export function PicturePanel<Item extends PaintedItem>(props: PicturePanelProps<Item>) {
  const { subject, item, making } = props;
  const words = subject.words(item);
  return (
    <Sheet shape="card" className="sm:p-8">
      {making.kept ? (
        <KeptPicture name={item.name} words={words} making={making} />
      ) : (
        <PaintPanel {...props} words={words} />
      )}
    </Sheet>
  );
}

function PaintPanel<Item extends PaintedItem>(props: PicturePanelProps<Item> & { words: PictureWords }) {
  const { subject, item, making, wishes, onWishes, words } = props;
  const { look, wish } = wishes;
  const { state } = making;
  const isFirst = item.imageUrl === null;
  return (
    <>
      <PanelHeading them={words.them} isFirst={isFirst} />
      <div className="mt-5 grid gap-5">
        {!isFirst && (
          // Nothing is wrong yet with a new painting.
          <NotRight
            key={item.imageHistory[0]?.url}
            subject={subject}
            wish={wish}
            onChange={(changed) => onWishes({ look, wish: changed })}
          />
        )}
        <PictureWishFields
          look={look}
          onChange={(changed) => onWishes({ look: changed, wish })}
          Frame={subject.Frame}
          sampleOf={subject.sampleOf}
        />
      </div>
      {state.status === 'failed' && (
        <PaintingFailure message={state.message}>
          {state.isRefused
            ? 'These words cannot be painted for children. Try others in the details or the description.'
            : `${item.name} and what you chose are kept. A failure is never counted.`}
        </PaintingFailure>
      )}
      <GenerateButton
        isFirst={isFirst}
        label={isFirst || state.status === 'failed' ? 'Generate Image' : `Generate a new ${words.picture}`}
        onGenerate={() => making.paint(wishes)}
      />
    </>
  );
}

function PanelHeading({ them, isFirst }: { them: string; isFirst: boolean }) {
  return isFirst ? (
    <h2 className="text-28">How shall we paint {them}?</h2>
  ) : (
    <>
      <h2 className="text-28">Paint {them} again?</h2>
      <p className="mt-1 text-soft">Every painting is kept. Tap an earlier one to bring it back.</p>
    </>
  );
}

/** The price stands beside the button (architecture §8). */
function GenerateButton({ isFirst, label, onGenerate }: { isFirst: boolean; label: string; onGenerate: () => void }) {
  const usage = useUsage();
  const needsUpgrade = !isFirst && usage !== null && !canRegenerateImages(usage.plan);
  const price = needsUpgrade ? PAINTING_AGAIN : usage && priceSentence(picturesNow(usage), PICTURES);
  return (
    <div className="mt-6 grid gap-2">
      <OnlineButton
        variant={isFirst ? 'primary' : 'line'}
        size={isFirst ? 'big' : 'normal'}
        wide
        icon="brush"
        onClick={onGenerate}
      >
        {label}
      </OnlineButton>
      {/* As high before the price is known, so that nothing moves. */}
      <p className="min-h-6 text-center text-15 text-soft">{price}</p>
    </div>
  );
}

interface KeptPictureProps {
  name: string;
  words: PictureWords;
  making: PictureMaking;
}

function KeptPicture({ name, words: { picture }, making }: KeptPictureProps) {
  const { state, saveKept, discardKept } = making;
  return (
    <>
      <h2 className="text-28">Shall we hang it up?</h2>
      <p className="mt-1 text-soft wrap-anywhere">
        {name}’s {picture} is painted, but not saved yet. Saving it counts nothing anew.
      </p>
      {state.status === 'failed' && <PaintingFailure message={state.message} />}
      <div className="mt-6 grid gap-2">
        <OnlineButton size="big" wide icon="picture" onClick={saveKept}>
          Save this {picture}
        </OnlineButton>
        <Button variant="quiet" onClick={discardKept}>
          Put it away and choose again
        </Button>
      </div>
    </>
  );
}
