import type { Character } from '@talelantern/domain/characters/character';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { PaintingPane } from '../../ui/painting-pane.tsx';
import { useServices } from '../use-services.ts';
import { characterPhrase } from './character-line.ts';
import { tellImageFailed } from '../image-failure.ts';
import { cutOutFor } from './kind-pictures.ts';
import { washesFor } from './paint-colours.ts';
import { PaintingProgress } from './painting-progress.tsx';
import { PortraitHistory } from './portrait-history.tsx';
import { PortraitPanel } from './portrait-panel.tsx';
import type { Portrait } from './use-portrait.ts';
import { usePortraitLook } from './use-portrait-look.ts';

interface PortraitStepProps {
  character: Character;
  portrait: Portrait;
  onCharacter: (character: Character) => void;
  /** The way onward, beneath the panel. */
  onward: ReactNode;
  /** What is saved of step one. */
  details: ReactNode;
}

/** Step two: the portrait in its window at the left, at the right what is being done or can be done. */
export function PortraitStep({ character, portrait, onCharacter, onward, details }: PortraitStepProps) {
  const { state } = portrait;
  const [look, setLook] = usePortraitLook(character);
  const isPainting = state.status === 'creating' || state.status === 'saving';
  return (
    <div className="@container pt-9 pb-4">
      <div className="grid items-start gap-x-[clamp(1.75rem,4vw,3.5rem)] gap-y-9 @min-[54rem]:grid-cols-[minmax(0,456px)_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-[340px] px-2 @min-[54rem]:max-w-none">
          {isPainting ? (
            <PaintingPane
              alt={`${character.name}, half painted`}
              drawing={cutOutFor(character.type)}
              colours={washesFor(character.appearance.color, look.lighting)}
            />
          ) : (
            <HungPortrait character={character} portrait={portrait} />
          )}
          {!isPainting && (
            <div className="mt-7">
              <PortraitHistory character={character} onCharacter={onCharacter} />
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          {isPainting ? (
            <PaintingProgress character={character} state={state} onCancel={portrait.cancel} />
          ) : (
            <PortraitPanel character={character} portrait={portrait} look={look} onLook={setLook} />
          )}
          {onward}
          {!isPainting && details}
        </div>
      </div>
    </div>
  );
}

function HungPortrait({ character, portrait: { kept } }: { character: Character; portrait: Portrait }) {
  const { pictures } = useServices();
  return (
    <LanternPane
      src={pictures.full(kept?.imageUrl ?? character.imageUrl)}
      alt={characterPhrase(character)}
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
      No portrait yet
    </LanternPane>
  );
}
