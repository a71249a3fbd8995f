import { useEffect, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { focusMain } from '../../ui/main-focus.ts';

const POLL_MS = 10 * 60_000;

export function SiteBanner({ read }: { read: () => Promise<string> }) {
  const text = useBannerText(read);
  const [dismissedText, setDismissedText] = useState('');
  function dismiss(): void {
    // The pressed button disappears, so the focus moves.
    focusMain();
    setDismissedText(text);
  }
  if (text === '' || text === dismissedText) return null;
  return (
    <Banner tone="night" icon="info" act={<IconButton icon="close" label="Dismiss" onClick={dismiss} />}>
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
    let checkedAt = 0;

    async function look(): Promise<void> {
      if (document.hidden || Date.now() - checkedAt < POLL_MS) return;
      checkedAt = Date.now();
      const banner = await read();
      if (!isGone) setText(banner);
    }

    const poll = (): void => void look();
    poll();
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [read]);
  return text;
}
