import { useState, type ReactNode } from 'react';
import type { UnderWay } from '../../services/generation/generations.ts';
import type { GeneratedPicture } from '../../services/pictures/picture-service.ts';
import { scenePassage } from '../../shared/chapters/chapter-copy.ts';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';
import { Button } from '../../ui/button.tsx';
import { Lantern } from '../../ui/lantern.tsx';
import { GeneratingPane } from '../../ui/generating-pane.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { CancelPicture, PictureFailure, useGenerationSteps } from '../pictures/generation-status.tsx';
import { SceneFrame, ScenePlate } from './scene-figure.tsx';
import type { SceneControl, PendingScene } from './use-chapter-scenes.ts';

const WORDS = { picture: 'picture', their: 'the', place: 'its page', colors: 'the colors' };
const COLORS = ['#f2a32b', '#1f5f93', '#a5233f'];

interface SceneComposerProps {
  state: UnderWay<'scene'>;
  passage: string;
  /** A landscape, shown as a pencil drawing. */
  drawing: string;
  /** The picture that is shown until the new one is saved. */
  earlier: ReactNode;
  onCancel: () => void;
}

export function SceneComposer(props: SceneComposerProps) {
  const { state } = props;
  // Scrolls only to a generation that was started in this visit.
  const [isBegunHere] = useState(state.status === 'saving' || !state.isResumed);
  const composer = <Composer {...props} />;
  return isBegunHere ? <InView>{composer}</InView> : composer;
}

function InView({ children }: { children: ReactNode }) {
  const composerRef = useFocusWhenShown('composer');
  return (
    <div ref={composerRef} tabIndex={-1} className="my-8 outline-none">
      {children}
    </div>
  );
}

function Composer({ state, passage, drawing, earlier, onCancel }: SceneComposerProps) {
  const { steps, current } = useGenerationSteps(WORDS, state);
  return (
    <SceneFrame
      picture={
        earlier ?? (
          <span className="block [&>.painting]:shadow-none">
            <GeneratingPane
              shape="landscape"
              fills
              alt={`Being painted: ${passage}`}
              drawing={drawing}
              colors={COLORS}
            />
          </span>
        )
      }
      caption={
        <>
          <Lantern lit className="animate-breathe h-6" />
          <span role="status" className="text-text">
            {steps[current]?.name}
          </span>
          {state.status === 'generating' && (
            <span className="ml-auto md:text-right">
              <CancelPicture stop={state.stop} picture={WORDS.picture} onCancel={onCancel} />
            </span>
          )}
        </>
      }
    />
  );
}

interface KeptSceneProps {
  generating: PendingScene;
  picture: GeneratedPicture;
  sceneControl: SceneControl;
}

export function KeptScene({ generating: { plan, state }, picture, sceneControl }: KeptSceneProps) {
  const ask = useGrownUp();

  async function handleDiscard(): Promise<void> {
    if (await ask('delete')) sceneControl.discard(plan, picture);
  }

  return (
    <SceneFrame
      picture={<ScenePlate url={picture.imageUrl} alt={scenePassage(plan)} />}
      caption={
        <>
          <span className="basis-full text-text md:basis-auto">Painted, but not saved yet. Saving it is free.</span>
          <span className="ml-auto flex flex-wrap items-center gap-2">
            <Button variant="quiet" onClick={() => void handleDiscard()}>
              Discard
            </Button>
            <Button icon="picture" onClick={() => sceneControl.save(plan, picture)}>
              Save this picture
            </Button>
          </span>
        </>
      }
    >
      {state.status === 'failed' && <PictureFailure failure={state.error} />}
    </SceneFrame>
  );
}
