import { createContext, type ReactNode } from 'react';

/**
 * Renders a part of a public page with the services and the PIN dialog of the signed-in family.
 * @param onFailed called, after a toast, if a shared page fails to load these
 */
export type RenderForFamily = (part: ReactNode, onFailed?: () => void) => ReactNode;

/** Provided by src/app for pages that visitors see too; tests need no wrapper. */
export const ForFamilyContext = createContext<RenderForFamily>((part) => part);
