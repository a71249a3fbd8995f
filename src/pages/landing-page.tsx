import { useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { VisitorPage } from '../features/navigation/public-page.tsx';
import { Button } from '../ui/button.tsx';

const FRIENDS = [
  { src: '/art/cut-lyra.webp', className: 'h-[62%]' },
  { src: '/art/cut-ember.webp', className: 'h-[78%] -mx-[6%] z-10' },
  { src: '/art/cut-pip.webp', className: 'h-[50%]' },
] as const;

/** From now on `/` leads to the sign-in page (specification §2). */
function rememberStart(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.startClicked, 'yes');
  } catch {
    // A browser that keeps nothing shows this page again; the button still leads on.
  }
}

/** `/` for visitors: what Talelantern is, and the way in. */
export function LandingPage() {
  const navigate = useNavigate();
  function handleStart(): void {
    rememberStart();
    void navigate(PATHS.login);
  }
  return (
    <VisitorPage title="Picture books your family makes" light="right">
      <div className="grid flex-1 items-center gap-8 py-6 md:min-h-[72svh] md:grid-cols-[1.1fr_1fr]">
        <div className="max-md:text-center">
          <h1 className="text-68 max-md:mx-auto max-w-[12ch]">Tonight, your own hero turns the page</h1>
          <p className="mt-5 max-w-[38ch] text-19 text-soft max-md:mx-auto">
            Make a hero with your child, watch its portrait appear, and grow a four-chapter picture book to read aloud
            together.
          </p>
          <Button size="big" icon="sparkle" onClick={handleStart} className="mt-8 max-sm:w-full">
            Start your first story
          </Button>
          <p className="mt-4 text-15 text-soft">Free to begin: 2 characters and 2 stories a month.</p>
        </div>
        <div
          aria-hidden="true"
          className="flex h-[58svh] max-h-[600px] items-end justify-center max-md:order-first max-md:h-[30svh]"
        >
          {FRIENDS.map(({ src, className }) => (
            <img key={src} src={src} alt="" className={`relative w-auto ${className}`} />
          ))}
        </div>
      </div>
    </VisitorPage>
  );
}
