import css from './landing.css?inline';

export { landingDocument } from './landing-document.tsx';
export const landingCss: string = css;
