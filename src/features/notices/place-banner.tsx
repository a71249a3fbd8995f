import { useEffect, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Pages that stay open ask again, at most so often. */
const EVERY_MS = 10 * 60_000;

interface PlaceBannerProps {
  /** What administrators tell everybody; '' for nothing. Never rejects. */
  read: () => Promise<string>;
}

/** A sentence of those who look after the place, until it is put away or they take it back. */
export function PlaceBanner({ read }: PlaceBannerProps) {
  const text = useBannerText(read);
  const [putAway, setPutAway] = useState('');
  if (text === '' || text === putAway) return null;
  return (
    <Banner
      tone="night"
      icon="info"
      act={<IconButton icon="close" label="Put this away" onClick={() => setPutAway(text)} />}
    >
      <span dir="auto" className="wrap-anywhere">
        {text}
      </span>
    </Banner>
  );
}

function useBannerText(read: () => Promise<string>): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    let lookedAt = 0;

    async function look(): Promise<void> {
      if (document.hidden || Date.now() - lookedAt < EVERY_MS) return;
      lookedAt = Date.now();
      const told = await read();
      if (!isGone) setText(told);
    }

    const lookAgain = (): void => void look();
    lookAgain();
    const timer = setInterval(lookAgain, EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [read]);
  return text;
}
