import { canRegenerateImages, REGENERATION_NEEDS_PLAN } from '@talelantern/domain/plans/entitlement';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { currentPictureLimit } from '../../services/plans/limit-sentences.ts';
import { PICTURES, priceSentence } from '../../services/plans/usage-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { PictureComplaints } from './picture-complaints.tsx';
import { PictureFailure } from './generation-status.tsx';
import type { PictureOptions, PictureSubject, PictureCopy } from './picture-subject.ts';
import { PictureOptionFields } from './picture-option-fields.tsx';
import type { PictureGeneration } from './use-picture-generation.ts';

interface PicturePanelProps<K extends PictureKind> {
  subject: PictureSubject<K>;
  generation: PictureGeneration<K>;
  options: PictureOptions;
  onOptions: (options: PictureOptions) => void;
}

/** The actions for a picture while none is being generated. */
export function PicturePanel<K extends PictureKind>(props: PicturePanelProps<K>) {
  const { subject, generation } = props;
  const copy = subject.words(generation.item);
  const usage = useUsage();
  const isFirst = generation.item.imageUrl === null;
  const isIncluded = isFirst || usage === null || canRegenerateImages(usage.plan);
  if (!isIncluded && !generation.kept) return <PlansLine {...props} words={copy} />;
  const Panel = isFirst ? FirstPicturePanel : NextPicturePanel;
  return (
    <Sheet shape="card" className="sm:p-8">
      {generation.kept ? <KeptPicture words={copy} generation={generation} /> : <Panel {...props} words={copy} />}
    </Sheet>
  );
}

type PanelProps<K extends PictureKind> = PicturePanelProps<K> & { words: PictureCopy };

function FirstPicturePanel<K extends PictureKind>(props: PanelProps<K>) {
  const { generation, options, words } = props;
  return (
    <>
      <h2 className="mb-5 text-28">How should we paint {words.them}?</h2>
      <Look {...props} />
      <Failure generation={generation} />
      <GenerateButton isFirst label="Generate Image" onGenerate={() => generation.generate(options)} />
    </>
  );
}

/** The button for plans that cannot regenerate pictures. A click explains it and opens /subscription. */
const PlansLine = <K extends PictureKind>({ generation, options, words }: PanelProps<K>) => (
  <div className="text-soft">
    <Failure generation={generation} />
    <p>{REGENERATION_NEEDS_PLAN}</p>
    <Button variant="quiet" icon="brush" className="-ml-2" onClick={() => generation.generate(options)}>
      {nextLabel(words)}
    </Button>
  </div>
);

const nextLabel = ({ picture }: PictureCopy): string => `Generate a new ${picture}`;

/** Style and complaints are collapsed, because the screen is mainly about the picture. */
function NextPicturePanel<K extends PictureKind>(props: PanelProps<K>) {
  const { subject, generation, options, onOptions, words } = props;
  const { look, wish } = options;
  const { item, state } = generation;
  return (
    <>
      <div className="grid gap-4">
        <Collapsible title="Try another style" icon="brush">
          <Look {...props} />
        </Collapsible>
        <PictureComplaints
          // Resets the complaints, because a new picture has none yet.
          key={item.imageHistory[0]?.url}
          subject={subject}
          wish={wish}
          onChange={(changed) => onOptions({ look, wish: changed })}
        />
      </div>
      <Failure generation={generation} />
      <GenerateButton
        isFirst={false}
        label={state.status === 'failed' ? 'Generate Image' : nextLabel(words)}
        onGenerate={() => generation.generate(options)}
      />
    </>
  );
}

const Look = <K extends PictureKind>({ subject, options: { look, wish }, onOptions }: PanelProps<K>) => (
  <PictureOptionFields
    look={look}
    onChange={(changed) => onOptions({ look: changed, wish })}
    Frame={subject.Frame}
    sampleOf={subject.sampleOf}
  />
);

const Failure = ({ generation: { item, state } }: { generation: PictureGeneration }) =>
  state.status === 'failed' && (
    <PictureFailure failure={state.error}>
      {state.error.code === 'refused'
        ? 'We can’t paint these words for children. Try different ones in the details or the description.'
        : `${item.name} and your choices are safe. A picture that fails never counts.`}
    </PictureFailure>
  );

function GenerateButton({ isFirst, label, onGenerate }: { isFirst: boolean; label: string; onGenerate: () => void }) {
  const usage = useUsage();
  const price = usage && priceSentence(currentPictureLimit(usage), PICTURES);
  return (
    <div className="mt-6 grid gap-2 first:mt-0">
      <OnlineButton
        variant={isFirst ? 'primary' : 'line'}
        size={isFirst ? 'big' : 'normal'}
        wide
        icon="brush"
        onClick={onGenerate}
      >
        {label}
      </OnlineButton>
      {/* Keeps its height while the price is loading. */}
      <p className="min-h-6 text-center text-15 text-soft">{price}</p>
    </div>
  );
}

function KeptPicture({ words: { picture }, generation }: { words: PictureCopy; generation: PictureGeneration }) {
  const { item, state, saveKept, discardKept } = generation;
  const ask = useGrownUp();

  async function handleDiscard(): Promise<void> {
    if (await ask('delete')) discardKept();
  }

  return (
    <>
      <h2 className="text-28">Keep this picture?</h2>
      <p className="mt-1 text-soft wrap-anywhere">
        {item.name}’s {picture} is painted, but not saved yet. Saving it is free.
      </p>
      {state.status === 'failed' && <PictureFailure failure={state.error} />}
      <div className="mt-6 grid gap-2">
        <OnlineButton size="big" wide icon="picture" onClick={saveKept}>
          Save this {picture}
        </OnlineButton>
        <Button variant="quiet" onClick={() => void handleDiscard()}>
          Discard it and choose again
        </Button>
      </div>
    </>
  );
}
