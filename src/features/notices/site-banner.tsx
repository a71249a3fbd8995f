import { useEffect, useState } from 'react';
import { pollWhileVisible } from '../../services/core/poll-while-visible.ts';
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
    const look = async (): Promise<void> => {
      const banner = await read();
      if (!isGone) setText(banner);
    };
    const stop = pollWhileVisible(() => void look(), POLL_MS, { polledAt: 0 });
    return () => {
      isGone = true;
      stop();
    };
  }, [read]);
  return text;
}
