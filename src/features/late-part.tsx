import { createElement, lazy, useState, type ComponentType } from 'react';

/** A part of a screen that is a file of its own; it needs a Suspense above. */
export interface LatePart<Props> {
  (props: Props): React.ReactNode;
  /** Begins to load it, so that it is there when it is wanted. A failure shows when the part itself is drawn. */
  preload: () => void;
}

/** Makes a part that is loaded when it is first drawn; one that was preloaded is drawn at once, without a fallback. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function keep(): Promise<{ default: ComponentType<Props> }> {
    loaded = await load();
    return { default: loaded };
  }
  const Lazy: ComponentType<Props> = lazy(keep);

  function Part(props: Props) {
    // Not exchanged while it is shown: another type would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload: () => void keep().catch(() => undefined) });
}
