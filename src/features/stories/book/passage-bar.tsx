import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ChosenPassage } from './use-passage.ts';

interface BarPlace extends CSSProperties {
  '--bar-top': string;
  '--bar-left': string;
}

interface PassageBarProps {
  chosen: ChosenPassage;
  onClose: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** What can be done with the chosen words: beneath them, on a phone at the foot of the screen. */
export function PassageBar({ chosen: { below, way }, onClose, children }: PassageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (way === 'keyboard') bar.current?.querySelector('button')?.focus();
  }, [way]);
  const place: BarPlace = { '--bar-top': `${below.top + 10}px`, '--bar-left': `${below.left}px` };
  return (
    <div
      ref={bar}
      role="group"
      aria-label="For the chosen words"
      style={place}
      // The words stay selected.
      onMouseDown={(event) => event.preventDefault()}
      className="passage-bar on-night fixed inset-x-0 bottom-0 z-30 m-0 flex animate-rise flex-wrap items-center gap-1 bg-ink px-3 pt-3 max-md:[&>.btn]:flex-1 max-md:[&>.btn]:px-3 max-md:[&>.btn>svg]:hidden pb-[max(1rem,env(safe-area-inset-bottom))] font-ui text-17 leading-ui shadow-sheet md:absolute md:inset-auto md:top-(--bar-top) md:left-[min(var(--bar-left),100%-26rem)] md:w-max md:max-w-full md:rounded-button md:p-1.5"
    >
      {children}
      <IconButton icon="close" label="Close" onClick={onClose} className="ml-auto" />
    </div>
  );
}
