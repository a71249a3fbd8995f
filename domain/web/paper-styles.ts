/**
 * Print styles of a story, on the public page and in the app, for the contents of an element with the class `paper`.
 */
export const PAPER_STYLES = `@media print{@page{margin:18mm 16mm}.paper{color:#000;background:#fff}.paper h1{font-size:30pt;max-width:none;margin-inline:0}.paper h2{font-size:20pt;color:#000;break-after:avoid}.paper-text{font-size:13pt;line-height:1.6}.paper-text p{orphans:3;widows:3}.paper-picture{break-inside:avoid}.paper-picture img{max-height:110mm}}`;
