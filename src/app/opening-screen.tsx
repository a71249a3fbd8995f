import { Lantern } from '../ui/lantern.tsx';

/** The night before the first page; the lantern lights only when it takes longer than a blink. */
export function OpeningScreen() {
  return (
    <div className="night-page on-night grid place-items-center" role="status">
      <span className="animate-rise [animation-delay:400ms]">
        <Lantern lit className="animate-breathe m-auto h-16 w-auto" />
        <span className="sr-only">Opening Talelantern…</span>
      </span>
    </div>
  );
}
