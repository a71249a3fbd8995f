import { useEffect, type ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import { Wordmark } from '../../ui/wordmark.tsx';

/** Preloads the sign-in SDK. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const account = useAccount();
  useEffect(() => void account.actions().catch(() => undefined), [account]);
  return (
    <div className="grid min-h-svh grid-rows-[240px_1fr] bg-paper-50 min-[600px]:grid-rows-[350px_1fr] beside:grid-cols-[1.1fr_1fr] beside:grid-rows-1">
      <header className="on-night relative beside:sticky beside:top-0 beside:h-svh overflow-hidden after:absolute after:inset-0 after:bg-linear-[#0a0f2bcc,#0a0f2b00_34%,#0a0f2b00_62%,#0a0f2bb0]">
        <img
          src="/art/scene-wood.webp"
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-top min-[600px]:object-center beside:object-[20%_50%]"
        />
        <div className="absolute left-5 top-4 z-10 beside:left-8 beside:top-5">
          <Wordmark to={PATHS.home} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="on-paper relative -mt-7 grid justify-items-center items-start beside:items-center rounded-t-sheet bg-paper-50 px-5 pb-20 pt-7 outline-none beside:mt-0 beside:rounded-none beside:p-8"
      >
        <div className="grid w-full max-w-[420px] gap-5">{children}</div>
      </main>
    </div>
  );
}
