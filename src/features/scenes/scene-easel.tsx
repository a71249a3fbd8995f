import { useState, type ReactNode } from 'react';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import { Button } from '../../ui/button.tsx';
import { Lantern } from '../../ui/lantern.tsx';
import { PaintingPane } from '../../ui/painting-pane.tsx';
import { CancelPainting } from '../pictures/cancel-painting.tsx';
import { PaintingFailure } from '../pictures/painting-failure.tsx';
import type { PaintingState, PictureState } from '../pictures/painting-runs.ts';
import { usePaintingSteps } from '../pictures/painting-steps.ts';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { SceneFrame, ScenePlate } from './scene-figure.tsx';

const WORDS = { picture: 'picture', their: 'the', place: 'its page', colours: 'the colors' };
const COLOURS = ['#f2a32b', '#1f5f93', '#a5233f'];

interface SceneEaselProps {
  state: PaintingState;
  /** What it shows, in the words it is painted from. */
  words: string;
  /** A landscape, shown as a pencil drawing. */
  drawing: string;
  /** The picture that stays until the new one is saved. */
  earlier: ReactNode;
  onCancel: () => void;
}

/** A picture being painted where it will stand, with what is being done and a way to stop. */
export function SceneEasel(props: SceneEaselProps) {
  const { state } = props;
  // Nobody who comes back to the page is taken to what was begun before.
  const [isBegunHere] = useState(state.status === 'saving' || state.stop !== 'impossible');
  return isBegunHere ? (
    <InView>
      <Easel {...props} />
    </InView>
  ) : (
    <Easel {...props} />
  );
}

function InView({ children }: { children: ReactNode }) {
  const shown = useFocusWhenShown('easel');
  return (
    <div ref={shown} tabIndex={-1} className="my-8 outline-none">
      {children}
    </div>
  );
}

function Easel({ state, words, drawing, earlier, onCancel }: SceneEaselProps) {
  const now = usePaintingSteps(WORDS, state).find((step) => step.state === 'now');
  return (
    <SceneFrame
      picture={
        earlier ?? (
          <span className="block [&>.painting]:shadow-none">
            <PaintingPane shape="place" alt={`Being painted: ${words}`} drawing={drawing} colours={COLOURS} />
          </span>
        )
      }
      caption={
        <>
          <Lantern lit className="animate-breathe h-6" />
          <span role="status" className="text-text">
            {now?.name}
          </span>
          {state.status === 'creating' && (
            <span className="ml-auto">
              <CancelPainting stop={state.stop} picture={WORDS.picture} onCancel={onCancel} />
            </span>
          )}
        </>
      }
    />
  );
}

interface KeptSceneProps {
  picture: PaintedPicture;
  state: PictureState;
  words: string;
  onSave: () => void;
  onDiscard: () => void;
}

/** A picture that is painted and not saved yet. */
export function KeptScene({ picture, state, words, onSave, onDiscard }: KeptSceneProps) {
  return (
    <SceneFrame
      picture={<ScenePlate address={picture.imageUrl} alt={words} />}
      caption={
        <>
          <span className="basis-full text-text md:basis-auto">
            Painted, but not saved yet. Saving counts nothing anew.
          </span>
          <span className="ml-auto flex flex-wrap items-center gap-2">
            <Button variant="quiet" onClick={onDiscard}>
              Put it away
            </Button>
            <Button icon="picture" onClick={onSave}>
              Save this picture
            </Button>
          </span>
        </>
      }
    >
      {state.status === 'failed' && <PaintingFailure message={state.message} />}
    </SceneFrame>
  );
}
