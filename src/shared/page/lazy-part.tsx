import { createElement, lazy, useState, type ComponentType } from 'react';

/** A lazily loaded component; it needs a Suspense above. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Preloads the component. A failure surfaces when it is rendered. */
  preload: () => void;
}

/** Like React.lazy, but a preloaded component renders without a fallback. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function keep(): Promise<{ default: ComponentType<Props> }> {
    loaded = await load();
    return { default: loaded };
  }
  const Lazy: ComponentType<Props> = lazy(keep);

  function Part(props: Props) {
    // Chosen once per mount: another component type would remount the part.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload: () => void (loaded ?? keep().catch(() => undefined)) });
}
