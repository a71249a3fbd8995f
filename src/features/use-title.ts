import { useEffect } from 'react';

/** Names the page in the browser's tab and history: 'My stories · Talelantern'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Talelantern`;
  }, [title]);
}
