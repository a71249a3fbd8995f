import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the heading that the address names into view, opens it, and moves the focus there. */
export function useAddressedTopic(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const topic = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!topic) return;
    if (topic instanceof HTMLDetailsElement) topic.open = true;
    topic.scrollIntoView({ block: 'start' });
    const target = topic.querySelector('summary') ?? topic;
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
