import { SOCIAL_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '@talelantern/domain/accounts/sign-in';
import { Button } from '../../ui/button.tsx';
import { useAccount } from '../use-account.ts';
import { SocialMark } from './social-mark.tsx';

interface SocialButtonsProps {
  /** Whose window is open; pressing again opens it anew. */
  waitingFor: SocialProvider | null;
  onChoose: (provider: SocialProvider) => void;
}

/** Google and Apple. Their hosts are asked for nothing until somebody reaches for one of the two. */
export function SocialButtons({ waitingFor, onChoose }: SocialButtonsProps) {
  const account = useAccount();
  const prepare = (): void => account.prepare('windows');
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-15 text-soft before:h-0.5 before:flex-1 before:bg-paper-200 after:h-0.5 after:flex-1 after:bg-paper-200">
        or
      </p>
      <div className="grid grid-cols-2 gap-3">
        {SOCIAL_PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="line"
            onClick={() => onChoose(provider)}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            <SocialMark provider={provider} />
            <span>
              <span className="sr-only">Continue with </span>
              {SOCIAL_NAMES[provider]}
            </span>
          </Button>
        ))}
      </div>
      <p role="status" className="text-center text-15 text-soft empty:hidden">
        {waitingFor && `Waiting for ${SOCIAL_NAMES[waitingFor]}. Is no window to be seen? Press the button again.`}
      </p>
    </div>
  );
}
