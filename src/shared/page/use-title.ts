import { useEffect } from 'react';

export const documentTitle = (title: string): string => `${title} · Talelantern`;

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
