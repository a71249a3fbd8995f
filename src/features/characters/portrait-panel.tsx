import type { Character } from '@talelantern/domain/characters/character';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import type { ReactNode } from 'react';
import { PAINTING_AGAIN, picturesNow } from '../../services/limit-sentences.ts';
import { PICTURES, priceSentence } from '../../services/usage-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PortraitWishes } from './portrait-wishes.tsx';
import { pronounsOf } from './pronouns.ts';
import type { Portrait } from './use-portrait.ts';
import { useUsage } from '../use-usage.ts';

interface PortraitPanelProps {
  character: Character;
  portrait: Portrait;
  look: AdvancedFeatures;
  onLook: (look: AdvancedFeatures) => void;
}

/** What can be done about the portrait while nothing is being painted. */
export function PortraitPanel({ character, portrait, look, onLook }: PortraitPanelProps) {
  const { state, kept } = portrait;
  return (
    <Sheet shape="card" className="sm:p-8">
      {kept ? (
        <KeptPortrait character={character} portrait={portrait} />
      ) : (
        <>
          <PanelHeading character={character} />
          <div className="mt-5">
            <PortraitWishes look={look} onChange={onLook} />
          </div>
          {state.status === 'failed' && (
            <Failure message={state.message}>
              {state.isRefused
                ? 'These words cannot be painted for children. Try others in the details or the description.'
                : `${character.name} and what you chose are kept. A failure is never counted.`}
            </Failure>
          )}
          <GenerateButton character={character} onGenerate={() => portrait.paint(look)} />
        </>
      )}
    </Sheet>
  );
}

function PanelHeading({ character }: { character: Character }) {
  const { them } = pronounsOf(character.gender);
  return character.imageUrl === null ? (
    <h2 className="text-28">How shall we paint {them}?</h2>
  ) : (
    <>
      <h2 className="text-28">Paint {them} again?</h2>
      <p className="mt-1 text-soft">Every painting is kept. Tap an earlier one to bring it back.</p>
    </>
  );
}

/** The price stands beside the button (architecture §8). */
function GenerateButton({ character, onGenerate }: { character: Character; onGenerate: () => void }) {
  const usage = useUsage();
  const isFirst = character.imageUrl === null;
  const needsUpgrade = !isFirst && usage !== null && !canRegenerateImages(usage.plan);
  const price = needsUpgrade ? PAINTING_AGAIN : usage && priceSentence(picturesNow(usage), PICTURES);
  return (
    <div className="mt-6 grid gap-2">
      <Button
        variant={isFirst ? 'primary' : 'line'}
        size={isFirst ? 'big' : 'normal'}
        wide
        icon="brush"
        onClick={onGenerate}
      >
        {isFirst ? 'Generate Image' : 'Generate a new portrait'}
      </Button>
      {price && <p className="text-center text-15 text-soft">{price}</p>}
    </div>
  );
}

function KeptPortrait({ character, portrait }: { character: Character; portrait: Portrait }) {
  const { state, saveKept, discardKept } = portrait;
  return (
    <>
      <h2 className="text-28">Shall we hang it up?</h2>
      <p className="mt-1 text-soft wrap-anywhere">
        {character.name}’s portrait is painted, but not saved yet. Saving it counts nothing anew.
      </p>
      {state.status === 'failed' && <Failure message={state.message} />}
      <div className="mt-6 grid gap-2">
        <Button size="big" wide icon="picture" onClick={saveKept}>
          Save this portrait
        </Button>
        <Button variant="quiet" onClick={discardKept}>
          Put it away and choose again
        </Button>
      </div>
    </>
  );
}

/** What happened and what was kept. The note of the failure has announced it already. */
function Failure({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="mt-6 flex gap-3 rounded-card bg-berry-100 p-4 text-ink">
      <Icon name="cloud-off" className="mt-1 text-berry-700" />
      <div className="min-w-0">
        <p className="font-semibold">{message}</p>
        {children && <p className="text-15 wrap-anywhere">{children}</p>}
      </div>
    </div>
  );
}
