import { Html, markup } from './markup.ts';

/** No fonts and no scripts: what is opened in twenty years finds nothing that is missing. */
const STYLES = new Html(
  `:root{color-scheme:light dark;--ink:#2b1d33;--soft:#6b5a72;--paper:#fff8ea;--line:#e6d8bd;--link:#7a4a00}@media (prefers-color-scheme:dark){:root{--ink:#f4ecdc;--soft:#c2b6d0;--paper:#141a44;--line:#39427a;--link:#ffc04d}}*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.65 Georgia,"Times New Roman",serif}main{max-width:42rem;margin:0 auto;padding:3rem 1.25rem 5rem}h1{font-size:clamp(1.9rem,6vw,2.75rem);line-height:1.15;margin:0 0 .5rem;overflow-wrap:anywhere}h2{margin:3rem 0 1rem;font-size:1.5rem}a{color:var(--link)}img{max-width:100%;height:auto;display:block}.by,.stories span{color:var(--soft)}.back{margin:0 0 2rem}.wide{width:100%;border-radius:14px;margin:1.75rem 0}audio{width:100%;margin:0 0 1rem}.stories{padding:0;list-style:none;border-top:1px solid var(--line)}.stories li{display:flex;gap:1.1rem;align-items:center;padding:1rem 0;border-bottom:1px solid var(--line)}.stories img{flex:none;width:7rem;aspect-ratio:3/2;object-fit:cover;border-radius:10px}.stories a{font-size:1.3rem;overflow-wrap:anywhere}.stories span{display:block}.wall{padding:0;list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:1.25rem}.wall img{width:100%;border-radius:12px;margin-bottom:.4rem}.wall b{overflow-wrap:anywhere}@media print{audio,.back{display:none}section{break-before:page}}`,
);

/** One page of an archive. */
export const archivePage = (title: string, body: Html): string =>
  markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Talelantern</title><style>${STYLES}</style></head><body><main>${body}</main></body></html>`
    .text;
