import css from '../styles/prerendered.css?inline';

export { prerenderPage } from './prerender.tsx';
/** Styles that only prerendered pages have. */
export const prerenderedCss: string = css;
