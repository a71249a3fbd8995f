import { Button } from '../../../ui/button.tsx';

const FRIENDS = ['/art/cut-lyra.webp', '/art/cut-ember.webp', '/art/cut-pip.webp'];

interface FirstCharacterProps {
  onRandom: () => void;
  onNew: () => void;
  error: string | null;
}

/** In place of the characters while a family has none: someone to tell about, at one touch. */
export function FirstCharacter({ onRandom, onNew, error }: FirstCharacterProps) {
  return (
    <div className="grid items-center gap-6 rounded-card bg-well px-5 pt-6 md:grid-cols-[minmax(0,1fr)_auto] md:px-8 md:pt-0">
      <div className="md:py-8">
        <p className="font-display text-28 leading-tight font-semibold">Every story needs someone in it</p>
        <p className="mt-2 max-w-[40ch] text-soft">
          Let chance send you a first character, or make your own. You can change everything about them.
        </p>
        {error && (
          <p role="alert" className="mt-3 font-semibold text-berry-700">
            {error}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button icon="dice" onClick={onRandom} className="max-sm:w-full">
            Random Character
          </Button>
          <Button variant="line" icon="plus" onClick={onNew} className="max-sm:w-full">
            New Character
          </Button>
        </div>
      </div>
      <div aria-hidden="true" className="flex h-40 items-end justify-center self-end md:h-44">
        {FRIENDS.map((src) => (
          <img key={src} src={src} alt="" className="-mx-2 h-full w-auto first:h-4/5 last:h-3/4" />
        ))}
      </div>
    </div>
  );
}
