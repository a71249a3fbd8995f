import { Lantern } from '../ui/lantern.tsx';

export const OpeningScreen = () => (
  <div className="night-page on-night grid place-items-center" role="status">
    <span className="animate-rise motion-safe:[animation-delay:400ms]">
      <Lantern lit className="animate-breathe m-auto h-16 w-auto" />
      <span className="sr-only">Opening Talelantern…</span>
    </span>
  </div>
);
