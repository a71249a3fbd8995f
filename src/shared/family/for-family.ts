import { createContext, type ReactNode } from 'react';

/**
 * Renders a part of a public page with the services and the PIN dialog of the signed-in family. @param onFailed called,
 * after a toast, if they fail to load on a shared page
 */
export type RenderForFamily = (part: ReactNode, onFailed?: () => void) => ReactNode;

/** Provided by src/app for pages that visitors see too. The default lets tests do without a wrapper. */
export const ForFamilyContext = createContext<RenderForFamily>((part) => part);
