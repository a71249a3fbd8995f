import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A lazily loaded component. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Preloads the component. A failure surfaces when it is rendered. */
  preload: () => void;
}

/** Like React.lazy, but a preloaded component renders without a fallback. Without `fallback` it needs a Suspense above. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function keep(): Promise<{ default: ComponentType<Props> }> {
    loaded = await load();
    return { default: loaded };
  }
  const Lazy: ComponentType<Props> = lazy(keep);

  function Part(props: Props) {
    // Chosen once per mount: another component type would remount the part.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    const shown = createElement(Shown, props);
    return fallback === undefined ? shown : <Suspense fallback={fallback}>{shown}</Suspense>;
  }
  return Object.assign(Part, { preload: () => void (loaded ?? keep().catch(() => undefined)) });
}
