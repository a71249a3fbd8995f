import { isBrowserSupported } from './app/supported-browser.ts';

/*
 * The first script of the app's document, inlined in its head (scripts/inline-scripts-plugin.ts): a browser that cannot
 * run the app gets a page that says so, instead of a blank or broken one.
 */
const TITLE = 'This browser is too old for Talelantern';
const SENTENCES = [
  'Please update it, or open Talelantern in a current Chrome, Edge, Firefox or Safari.',
  'Everything you made is safe, and waits for you there.',
];

const PAGE_STYLE =
  'margin:0;min-height:100vh;padding:15vh 24px;box-sizing:border-box;background:#101640;color:#fff8e6;font:20px/1.5 system-ui,sans-serif;text-align:center';

/* The app's style sheet may be there already, and removes all margins. */
const TITLE_STYLE = 'margin:0 0 20px;font-size:32px;line-height:1.2';
const SENTENCE_STYLE = 'margin:0 auto 14px;max-width:32em';

function addText(parent: Element, tag: string, text: string, style: string): void {
  const element = document.createElement(tag);
  element.textContent = text;
  element.setAttribute('style', style);
  parent.appendChild(element);
}

if (!isBrowserSupported()) {
  // Stops the document from loading the app.
  window.stop();
  const body = document.createElement('body');
  body.setAttribute('style', PAGE_STYLE);
  const main = document.createElement('main');
  addText(main, 'h1', TITLE, TITLE_STYLE);
  for (const sentence of SENTENCES) addText(main, 'p', sentence, SENTENCE_STYLE);
  body.appendChild(main);
  document.title = TITLE;
  if (document.body) document.documentElement.replaceChild(body, document.body);
  else document.documentElement.appendChild(body);
}
