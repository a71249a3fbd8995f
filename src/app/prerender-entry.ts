import css from '../styles/prerendered.css?inline';

export { prerenderPage } from './prerender.tsx';
/** Styles of prerendered pages, besides those of the app. */
export const prerenderedCss: string = css;
