import { useEffect } from 'react';
import { sayListenFailed } from '../features/shared-page/listen-label.ts';
import type { ServedPage } from '../features/shared-page/served-page.ts';
import type { ListenControls } from './shared-listening.ts';

/** Makes the served button read the story aloud. The voice is loaded on the first click. */
export function useListening({ content }: ServedPage): void {
  useEffect(() => {
    const button = content.querySelector<HTMLButtonElement>('#served-listen');
    if (!button) return;
    let controls: ListenControls | null = null;
    let isLoading = false;
    let isCanceled = false;
    async function load(at: HTMLButtonElement): Promise<void> {
      isLoading = true;
      const { createListenControls } = await import('./shared-listening.ts');
      controls = await createListenControls(content, at);
      if (!isCanceled) controls.press();
    }
    function press(): void {
      if (controls) controls.press();
      else if (button && !isLoading)
        void load(button).catch(() => {
          isLoading = false;
          sayListenFailed(content);
        });
    }
    function handleClick(event: Event): void {
      event.preventDefault();
      press();
    }
    // The button was pressed before the app had loaded (src/shared-start.ts).
    if (button.dataset['pressed'] !== undefined) {
      delete button.dataset['pressed'];
      press();
    }
    button.addEventListener('click', handleClick);
    return () => {
      button.removeEventListener('click', handleClick);
      isCanceled = true;
      controls?.stop();
    };
  }, [content]);
}
