import css from '../styles/prerendered.css?inline';

export { prerenderPage, shellPreview } from './prerender.tsx';
/** Styles that only prerendered pages have. */
export const prerenderedCss: string = css;
