import css from './landing.css?inline';

export { landingDocument, type LandingParts } from './landing-document.tsx';
/** Compiled by Vite, not yet minified. */
export const landingCss: string = css;
