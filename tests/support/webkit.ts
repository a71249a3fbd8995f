import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { freePort } from './free-port.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** The longest wait for an element: a chapter is written in the meantime. */
const WAIT = { timeout: 60_000, interval: 250 };

const responseSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
/** A reference to an element: an object with one key, which the WebDriver specification defines. */
const elementSchema = z.record(z.string(), z.string());

/*
 * A control's text may begin with a line for its icon letter, and its label may end with a number: any part may match.
 */
const CONTROL = String.raw`return [...document.querySelectorAll('a, button, label')].find(
  (control) =>
    control.checkVisibility() &&
    (control.ariaLabel ?? control.innerText).split(/[\n,]/).some((part) => part.trim() === arguments[0]))`;
const FIELD = `return [...document.querySelectorAll('input')].find(
  ({ labels }) => labels[0]?.innerText.startsWith(arguments[0]))`;

/** A page of WebKitGTK, whose engine is Safari's. Playwright's build of WebKit needs other libraries than Debian's. */
export interface WebKitPage {
  goTo: (url: string) => Promise<void>;
  /** Presses the first control that is visible and named so, once there is one. */
  press: (name: string) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  /** What a function with this body returns in the page. */
  evaluate: (body: string) => Promise<unknown>;
}

/** Opens a window until the test ends. @throws Error that says which packages are missing. */
export async function openWebKit(): Promise<WebKitPage> {
  if (!existsSync(DRIVER) || !existsSync(DISPLAY_SERVER))
    throw new Error('WebKit needs packages of Debian: apt-get install webkit2gtk-driver xvfb');
  const screen = spawn(DISPLAY_SERVER, ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Ends WebKit's programs too, which end with their screen.
  onTestFinished(() => void screen.kill());
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const driver = spawn(DRIVER, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  onTestFinished(() => void driver.kill());

  async function send(path: string, body: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = responseSchema.parse(await response.json());
    if (!response.ok) throw new Error(`WebKit refuses ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true } };
  const startedSession = await vi.waitFor(() => send('', { capabilities }), WAIT);
  const { sessionId } = sessionSchema.parse(startedSession);
  const run = (script: string, args: readonly string[] = []) => send(`/${sessionId}/execute/sync`, { script, args });
  const act = (finder: string, name: string, action: string, body: object): Promise<unknown> =>
    vi.waitFor(async () => {
      const element = elementSchema.safeParse(await run(finder, [name]));
      if (!element.success)
        throw new Error(`Nothing is named '${name}' on: ${String(await run('return document.body.innerText'))}`);
      return send(`/${sessionId}/element/${Object.values(element.data)[0]}/${action}`, body);
    }, WAIT);
  return {
    goTo: async (url) => void (await send(`/${sessionId}/url`, { url })),
    press: async (name) => void (await act(CONTROL, name, 'click', {})),
    fill: async (label, text) => void (await act(FIELD, label, 'value', { text })),
    evaluate: (body) => run(body),
  };
}
