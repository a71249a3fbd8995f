import { html, Html } from './html.ts';

/** No external resources: these pages must work offline. */
const STYLE = new Html(`
  :root { color-scheme: light; --ink: #1a1f36; --soft: #4f566b; --line: #c6ccd9; --accent: #4338ca; --paper: #fff;
    font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #f4f5fa; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
  .stand-in { margin: 0; padding: 10px 16px; background: #fde68a; color: #422006; text-align: center; font-size: 15px; }
  main { width: 100%; max-width: 640px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 24px; }
  h1 { font-size: 24px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
  h2 { font-size: 18px; line-height: 1.3; margin: 0; }
  p { margin: 0; overflow-wrap: anywhere; }
  .soft { color: var(--soft); }
  .price { font-size: 34px; font-weight: 650; line-height: 1.2; }
  .price span { font-size: 16px; font-weight: 400; color: var(--soft); }
  .card { background: var(--paper); border: 1px solid #e3e6ee; border-radius: 14px; padding: 20px; display: grid; gap: 14px;
    align-content: start; box-shadow: 0 1px 3px rgb(26 31 54 / 8%); }
  .tag { display: inline-block; border-radius: 99px; padding: 2px 12px; font-size: 14px; background: #e0e7ff; color: #312e81; }
  .tag.bad { background: #fee2e2; color: #7f1d1d; }
  form { display: grid; gap: 14px; margin: 0; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 8px; min-width: 0; }
  legend { padding: 0; font-weight: 600; margin-bottom: 8px; }
  .choice { display: flex; gap: 12px; align-items: center; min-height: 48px; padding: 10px 14px; border: 1px solid var(--line);
    border-radius: 10px; cursor: pointer; background: var(--paper); }
  .choice:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  .choice input { width: 20px; height: 20px; flex: none; accent-color: var(--accent); margin: 0; }
  .choice small { display: block; color: var(--soft); font-size: 14px; }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 20px; border-radius: 10px; cursor: pointer;
    border: 1px solid var(--accent); background: var(--accent); color: #fff; }
  button.quiet { background: var(--paper); color: var(--ink); border-color: var(--line); }
  button.danger { background: #b91c1c; border-color: #b91c1c; }
  button:hover { filter: brightness(0.93); }
  a { color: var(--accent); display: inline-flex; align-items: center; min-height: 44px; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  header { position: sticky; top: 0; z-index: 1; }
  .head { display: grid; gap: 8px; align-content: start; justify-items: start; }
  summary { min-height: 48px; padding: 10px 16px; display: flex; align-items: center; justify-content: space-between;
    cursor: pointer; font-weight: 600; border: 1px solid var(--line); border-radius: 10px; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary::after { content: '▾' / ''; color: var(--soft); }
  details[open] summary::after { content: '▴' / ''; }
  details > :not(summary) { margin-top: 14px; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; align-items: baseline; }
  .bill { display: grid; grid-template-columns: 2fr 1fr 1fr; }
  .bill :not(:first-child) { text-align: end; }
  .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
  .alert { border-radius: 10px; padding: 12px 14px; background: #fee2e2; color: #7f1d1d; }
  .done { border-radius: 10px; padding: 12px 14px; background: #dcfce7; color: #14532d; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
  @media (min-width: 820px) {
    main { padding: 48px 24px; }
    .two { max-width: 960px; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 48px; }
    .card { padding: 28px; }
  }
`);

/** A complete page, marked as part of a stand-in. */
export const page = (title: string, columns: 'one' | 'two', content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · Stripe stand-in</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <p class="stand-in"><strong>Stand-in for Stripe.</strong> No money moves here, and no card is real.</p>
        </header>
        <main class="${columns}">${content}</main>
      </body>
    </html>`.text;
