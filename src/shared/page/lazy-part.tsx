import { createElement, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { notify } from '../../ui/notify.ts';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Preloads the component. A failure is reported only when it is rendered. */
  preload: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Like React.lazy, but a preloaded component renders without a fallback. `Failed` is shown if loading fails, until the
 * part is mounted again, and during loading if there is no `fallback`. Without both, the part needs a Suspense above.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
  Failed?: ComponentType<Props>,
): LazyPart<Props> {
  let loadedComponent: ComponentType<Props> | null = null;
  async function keep(): Promise<{ default: ComponentType<Props> }> {
    try {
      loadedComponent = await load();
      return { default: loadedComponent };
    } catch (error) {
      if (!Failed) throw error;
      // One lazy component per attempt, because React keeps the result of each.
      Lazy = lazy(keep);
      return { default: Failed };
    }
  }
  let Lazy: ComponentType<Props> = lazy(keep);

  function Part(props: Props) {
    // Chosen once per mount, because another component type would remount the part.
    const [Shown] = useState<ComponentType<Props>>(() => loadedComponent ?? Lazy);
    const element = createElement(Shown, props);
    const placeholder = fallback === undefined && Failed ? <Failed {...props} /> : fallback;
    return placeholder === undefined ? element : <Suspense fallback={placeholder}>{element}</Suspense>;
  }
  return Object.assign(Part, { preload: () => void (loadedComponent ?? keep().catch(() => undefined)) });
}

/** Shows nothing until loaded; after a failure, each click tries again (in Firefox only after a reload). */
export function optionalPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  const loadAtLast: Load<Props> = () =>
    load().catch(async () => {
      await new Promise((resolve) => window.addEventListener('click', resolve, { once: true }));
      return loadAtLast();
    });
  return lazyPart(loadAtLast, null);
}

interface Closable {
  onClose?: (() => void) | undefined;
}

/** A lazily loaded dialog. If it fails to load, it is closed with a toast and can be opened again. */
export const dialogPart = <Props extends object>(load: Load<Props>) =>
  lazyPart<Props & Closable>(load, null, DialogFailed);

function DialogFailed({ onClose }: Closable) {
  useEffect(() => {
    notify.failure('This didn’t open. Please try again.', { isForGrownUp: true });
    onClose?.();
  }, [onClose]);
  return null;
}
