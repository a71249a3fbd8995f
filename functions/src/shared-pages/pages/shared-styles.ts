import { PAPER_STYLES } from '@talelantern/domain/web/paper-styles';
import { Html } from './markup.ts';

/**
 * Inline styles of the shared pages, so that rendering does not wait for a style sheet. Colors and sizes are the app's
 * tokens (a test compares them), in the app's layers, so that the app's own styles change nothing. Every class begins
 * with `sp-`, which the app does not use. System fonts until src/shared-start.ts loads ours (src/styles/letters.css).
 * The cover has the thumbnail's size in pixels, so that the full picture does not change the layout. On phones a story's
 * cover is a whole number of pixels high and no larger than the thumbnail (384 x 256 pixels): otherwise the full picture,
 * which comes later, counts as the largest paint. The Listen button is shown in browsers that can start the app, which know
 * ranges in media queries and `dvh` (src/app/supported-browser.ts); many of them do not know `scripting`. The oldest ignore
 * all layers: without them a page can be read, with drawings in the size of their attributes and pictures that fit.
 */
const STYLES = `
@layer theme,base,components,utilities;
@font-face{font-family:'Sansita Swashed';src:url(/fonts/sansita-swashed.woff2)format('woff2');font-weight:300 900;font-display:swap}
@font-face{font-family:'Atkinson Hyperlegible Next';src:url(/fonts/atkinson-next.woff2)format('woff2');font-weight:200 800;font-display:swap}
@font-face{font-family:'Andika';src:url(/fonts/andika-400.woff2)format('woff2');font-weight:400;font-display:swap}
@font-face{font-family:'TL Digits';src:url(/fonts/andika-400.woff2)format('woff2');font-weight:400;font-display:swap;unicode-range:U+30-39}
@font-face{font-family:'TL Digits';src:url(/fonts/andika-700.woff2)format('woff2');font-weight:700;font-display:swap;unicode-range:U+30-39}
@font-face{font-family:'Before Display';src:local('Georgia Bold'),local('Georgia-Bold');size-adjust:89%}
@font-face{font-family:'Before Display Too';src:local('Noto Serif Bold'),local('NotoSerif-Bold'),local('DejaVu Serif Bold'),local('DejaVuSerif-Bold');size-adjust:79%}
@font-face{font-family:'Before Interface';src:local('Arial'),local('Roboto'),local('Liberation Sans'),local('Helvetica Neue')}
@font-face{font-family:'Before Reading';src:local('Arial'),local('Roboto'),local('Liberation Sans'),local('Helvetica Neue');size-adjust:105%}
@layer theme{:root{--color-night-950:#0a0f2b;--color-night-900:#101640;--color-moon:#fdf3dc;--color-moon-soft:#c3c6e6;--color-sky-foot:#2b3c84;--color-night-400:#8c97d1;--color-lantern-200:#ffe6ad;--color-lantern-400:#ffc04d;--color-lantern-600:#c97a12;--color-lantern-700:#8a4f00;--color-paper-0:#fffdf8;--color-paper-50:#fcf5e6;--color-paper-200:#e9dabb;--color-paper-400:#8f7f5f;--color-ink:#241d3a;--color-ink-soft:#5a5170;--color-focus-paper:#2338a8;--font-display:'Sansita Swashed',Georgia,serif;--font-ui:'TL Digits','Atkinson Hyperlegible Next',system-ui,sans-serif;--font-read:'Andika','Atkinson Hyperlegible Next',sans-serif;--text-13:.8125rem;--text-15:.9375rem;--text-17:1.0625rem;--text-19:1.1875rem;--text-28:1.75rem;--text-36:clamp(1.75rem,1.35rem + 1.7vw,2.25rem);--text-68:min(clamp(2.625rem,1.6rem + 4.2vw,4.25rem),14svh);--text-read:clamp(1.3125rem,1.2rem + .5vw,1.5rem);--leading-read:1.72;--radius-button:18px;--radius-sheet:28px;--radius-pane:50% 50% 16px 16px/34% 34% 14px 14px;--shadow-sheet:0 2px 0 #d9c69b,0 18px 40px -18px #06081fcc}}
@layer base{:root{--gutter:clamp(1rem,4vw,2.5rem)}*,::after,::before{box-sizing:border-box;margin:0;padding:0;border:0 solid}html{background:var(--color-night-900);line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%}body{min-height:100vh;font:400 var(--text-17)/1.45 var(--font-ui);overflow-wrap:break-word}h1,h2{font:650 100%/1.08 var(--font-display);letter-spacing:-.005em;text-wrap:balance}a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1.5px}img,svg{display:block;max-width:100%;height:auto}ul{list-style:none}}
@layer components{
.sp-page{position:relative;isolation:isolate;display:flex;flex-direction:column;min-height:100svh;overflow:clip;color:var(--color-moon);background:linear-gradient(var(--color-night-950),var(--color-night-900) 34%,#1a2766 78%,var(--color-sky-foot))}
.sp-page::before{content:'';position:absolute;inset:0;z-index:-1;background-image:radial-gradient(1.6px 1.6px at 22px 34px,#fff8,transparent),radial-gradient(1.2px 1.2px at 140px 92px,#ffe6ad99,transparent),radial-gradient(1px 1px at 212px 20px,#fff7,transparent),radial-gradient(1.5px 1.5px at 92px 168px,#fff6,transparent),radial-gradient(2px 2px at 300px 210px,#ffe6ad70,transparent);background-size:320px 240px;mask:linear-gradient(#000 55%,transparent)}
.sp-page:has(.sp-hero)::after{content:'';position:absolute;z-index:-1;top:60px;left:50%;width:min(1100px,130vw);height:760px;translate:-50%;background:radial-gradient(closest-side,#ffcf7359,#ffb84626 45%,#ffb84600);opacity:.6;pointer-events:none}
.sp-wrap{width:min(100% - 2*var(--gutter),73.75rem);margin-inline:auto}
.sp-skip{position:absolute;left:1rem;top:-6rem;z-index:9;padding:.9rem 1.2rem;border-radius:14px;background:var(--color-paper-0);color:var(--color-ink);font-weight:650}.sp-skip:focus{top:1rem}
.sp-page :focus-visible{outline:3px solid var(--color-lantern-200);outline-offset:3px}.sp-leaf :focus-visible{outline-color:var(--color-focus-paper)}
.sp-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;min-height:64px}
.sp-brand{display:inline-flex;align-items:center;gap:.6rem;min-height:48px;font:650 1.6rem/1 var(--font-display);text-decoration:none}.sp-brand svg{width:auto;height:38px}
.sp-in{display:inline-flex;align-items:center;min-height:48px;padding-inline:.25rem;font-weight:550}
.sp-main{flex:1;outline:0;padding-bottom:4rem}
.sp-eyebrow{font-size:var(--text-15);font-weight:700;color:var(--color-lantern-400)}
.sp-head{padding-top:1.25rem}
.sp-head h1{font-size:var(--text-68);max-width:16ch;margin-top:.4rem;overflow-wrap:anywhere}
.sp-head h1.sp-long{font-size:var(--text-36);max-width:32ch}
.sp-by{margin-top:.8rem;color:var(--color-moon-soft)}.sp-by+.sp-by{margin-top:.2rem}
.sp-leaf{width:min(100% + 2*var(--gutter),900px);margin:1.75rem calc(-1*var(--gutter)) 0;overflow:clip;border-radius:var(--radius-sheet);background:var(--color-paper-50);color:var(--color-ink);box-shadow:var(--shadow-sheet)}
.sp-hero img,.sp-scene img{width:100%;aspect-ratio:3/2;object-fit:cover;background:#e9dabb}.sp-hero img{aspect-ratio:16/9}@media(max-width:27rem){.sp-hero img{height:14.25rem}}
.sp-inner{padding:clamp(1.5rem,4vw,3.25rem) clamp(1.25rem,7vw,6rem)}
.sp-inner>*{max-width:640px;margin-inline:auto}
.sp-listening{position:sticky;z-index:2;top:.75rem;display:none;margin-bottom:1.25rem;pointer-events:none}.sp-leaf:not(:has(.sp-said)) .sp-listening{position:static}.sp-listen{gap:.6rem;min-height:52px;cursor:pointer;font-family:inherit;pointer-events:auto}
.sp-listen .sp-icon+.sp-icon,.sp-listen[data-playing] .sp-icon{display:none}.sp-listen[data-playing] .sp-icon+.sp-icon{display:block}
@media(width>0){@supports(height:1dvh){.sp-listening{display:block}}}.sp-listen[disabled]{background:var(--color-paper-200);box-shadow:none;cursor:default}
.sp-said{border-radius:8px;background:var(--color-lantern-200);box-shadow:0 0 0 6px var(--color-lantern-200)}
@media(forced-colors:active){.sp-said{outline:2px solid Highlight;outline-offset:4px}}
.sp-chapter+.sp-chapter{border-top:2px solid var(--color-paper-200)}.sp-chapter[open]+.sp-chapter{margin-top:2.5rem}
.sp-chapter summary{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:72px;cursor:pointer;list-style:none}.sp-chapter summary::-webkit-details-marker{display:none}.sp-chapter summary h2{margin:0}.sp-chapter summary::after{content:'';flex:none;width:.7rem;height:.7rem;border:solid var(--color-lantern-700);border-width:0 3px 3px 0;rotate:45deg;translate:-.35rem -.2rem}.sp-chapter[open] summary::after{rotate:-135deg;translate:-.35rem .2rem}
.sp-chapter h2,.sp-part h2{font-size:var(--text-36);color:var(--color-lantern-700);margin-bottom:1.1rem}
.sp-read{font:400 var(--text-read)/var(--leading-read) var(--font-read);text-wrap:pretty}
.sp-read>*+*{margin-top:.9em}
.sp-scene{border-radius:20px;overflow:hidden;margin-block:1.4em}
.sp-end{margin-top:2.25rem;text-align:center;font:650 var(--text-28)/1.2 var(--font-display);color:var(--color-lantern-700)}
.sp-part{margin-top:2.5rem;padding-top:2rem;border-top:2px solid var(--color-paper-200)}
.sp-part h2{font-size:var(--text-28)}
.sp-cast{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.25rem,1fr));gap:1.5rem .75rem}
.sp-cast li{text-align:center;font-size:var(--text-15);line-height:1.25;overflow-wrap:anywhere;hyphens:auto}.sp-cast b{display:block;margin-top:.5rem;font-weight:650}.sp-cast span{color:var(--color-ink-soft)}
.sp-pane{display:grid;place-items:end center;height:112px}.sp-cast img,.sp-none{width:84px;margin-inline:auto;aspect-ratio:3/4;object-fit:cover;border-radius:var(--radius-pane);background:#e9dabb}.sp-cast .sp-place{width:100%;max-width:112px;aspect-ratio:3/2;border-radius:18px}.sp-none{display:grid;place-items:center;color:var(--color-lantern-700)}.sp-none svg{width:auto;height:2.5rem}
.sp-react{display:flex;align-items:center;gap:.5rem;min-height:52px;margin-top:2rem;padding-top:1.25rem;border-top:2px solid var(--color-paper-200)}
.sp-pill{display:inline-flex;align-items:center;gap:.55em;min-height:52px;padding:.5rem 1.35rem;border-radius:var(--radius-button);font-weight:650;background:var(--color-paper-0);box-shadow:inset 0 0 0 2px var(--color-paper-400)}
.sp-icon{flex:none;width:1.25em;height:1.25em}
.sp-ai{display:flex;gap:.6rem;margin-top:1.5rem;font-size:var(--text-15);color:var(--color-ink-soft)}.sp-ai svg{margin-top:.1em}
.sp-more{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.25rem 1.5rem;max-width:900px;margin:2rem auto 0;padding:1.5rem 2rem;border-radius:var(--radius-sheet);background:#ffffff0f}
.sp-more p{font:650 var(--text-28)/1.15 var(--font-display)}
.sp-btn{display:inline-flex;align-items:center;justify-content:center;min-height:64px;padding:.5rem 1.75rem;border-radius:22px;font-size:var(--text-19);font-weight:650;line-height:1.15;text-decoration:none;background:var(--color-lantern-400);color:var(--color-ink);box-shadow:inset 0 -3px 0 var(--color-lantern-600),inset 0 2px 0 #ffe3a1,0 10px 30px -12px #ffb84699}
.sp-btn:hover{background:#ffcb6b}.sp-btn:active{transform:translateY(2px)}
.sp-foot{padding-block:2rem;background:var(--color-night-950);color:var(--color-moon-soft)}.sp-foot .sp-wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem}.sp-foot a,.sp-foot span{display:inline-flex;align-items:center;gap:.5rem;min-height:48px;text-decoration:none}.sp-foot a:hover{text-decoration:underline}.sp-foot svg{width:auto;height:2rem}.sp-foot nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.sp-portrait{display:grid;justify-items:center;padding:2.25rem 1.25rem 0}
.sp-portrait picture{display:contents}
.sp-portrait img{width:min(76%,340px);aspect-ratio:3/4;object-fit:cover;border-radius:var(--radius-pane);background:#2a3478;box-shadow:0 0 0 8px var(--color-moon),0 0 0 10px #b5823a,0 0 90px 10px #f2a32b4d}
.sp-facts{display:grid;grid-template-columns:max-content 1fr;gap:.75rem 1.5rem}.sp-facts dt{color:var(--color-ink-soft)}.sp-facts dd{font-weight:650;overflow-wrap:anywhere}
.sp-gone{display:grid;justify-items:center;gap:1.5rem;max-width:45rem;margin:auto;padding-block:3rem;text-align:center}.sp-gone img{height:12rem;width:auto}.sp-gone h1{font-size:clamp(2.125rem,1.5rem + 2.6vw,3rem)}.sp-gone p{max-width:42ch;font-size:var(--text-19);color:var(--color-moon-soft)}
.sp-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(min-width:47.5rem){.sp-bar{min-height:76px}.sp-head{text-align:center}.sp-head h1{margin-inline:auto}.sp-leaf{width:100%;max-width:900px;margin-inline:auto}.sp-portrait img{width:380px}}
@media(max-width:47.49rem){.sp-more .sp-btn{width:100%}.sp-more{padding:1.5rem 1.25rem}}
}
.sp-page~#root{display:none}
@supports not (height:1dvh){img{max-width:100%;height:auto}.sp-listening{display:none}}
@media(scripting:enabled){html.early{--font-display:'Before Display','Before Display Too',serif;--font-ui:'Before Interface',system-ui,sans-serif;--font-read:'Before Reading',system-ui,sans-serif}}
@media print{.sp-chapter::details-content{content-visibility:visible}.sp-chapter summary::after{display:none!important}html,body,.sp-page,.night-page{background:#fff!important;color:#000!important;min-height:0!important}.sp-page::before,.sp-page::after,.night-page::before,.night-page::after,.sp-bar,.bar,.sp-skip,.skip-link,.sp-listening,.sp-react,.sp-talk,.sp-more,.sp-foot,.stand-in,.toasts,.sp-eyebrow{display:none!important}.sp-head{padding-top:0;text-align:left}.sp-by{color:#333}.sp-leaf{width:100%;max-width:none;margin:8mm 0 0;box-shadow:none;background:#fff;border-radius:0;overflow:visible}.sp-inner{padding:6mm 0 0}.sp-inner>*{max-width:none}.sp-cast li{break-inside:avoid}.sp-hero img{aspect-ratio:3/2}.sp-part,.sp-end{color:#000;break-inside:avoid}.sp-end,.sp-part h2{color:#000}.sp-portrait img{box-shadow:none}}
`;

export const SHARED_STYLES = new Html(STYLES.replaceAll('\n', '') + PAPER_STYLES);

/** Styles for browsers without scripts, placed after the others. */
export const UNSCRIPTED_STYLES = new Html('.sp-listening{display:none}');
