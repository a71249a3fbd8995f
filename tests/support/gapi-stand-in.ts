interface GapiMessage {
  isGapiStandIn: true;
  /** The id of the request, which the response repeats. */
  id: string;
  kind: 'ask' | 'answer';
  name: string;
  data: unknown;
}
type Handler = (data: unknown) => unknown;
type Callback = (response: unknown[]) => void;

/**
 * The parts of Google's `gapi.iframes` that the SDK and the Auth emulator's frame use: a frame and messages to it. Its
 * text is served as https://apis.google.com/js/api.js, so it may not use anything from outside.
 */
export function gapiStandIn(): void {
  /** The other side of a frame. Messages without a listener wait. */
  class Peer {
    readonly #other: Window;
    readonly #handlers = new Map<string, Handler>();
    readonly #waiting: GapiMessage[] = [];
    readonly #callbacks = new Map<string, Callback>();

    constructor(other: Window) {
      this.#other = other;
      window.addEventListener('message', ({ source, data }: MessageEvent<GapiMessage>) => {
        if (source !== other || !data?.isGapiStandIn) return;
        if (data.kind === 'answer') this.#callbacks.get(data.id)?.([data.data]);
        else if (this.#handlers.has(data.name)) void this.#respond(data);
        else this.#waiting.push(data);
      });
    }

    register(name: string, handler: Handler): void {
      this.#handlers.set(name, handler);
      for (const message of this.#waiting.filter((waiting) => waiting.name === name)) void this.#respond(message);
    }

    send(name: string, data: unknown, callback?: Callback): void {
      const id = crypto.randomUUID();
      // The SDK's callbacks throw after their work; the original ignores that too.
      this.#callbacks.set(id, (response) => {
        try {
          callback?.(response);
        } catch {
          return;
        }
      });
      this.#say({ isGapiStandIn: true, id, kind: 'ask', name, data });
    }

    /** Resolves once the other side has loaded; repeats until then. */
    ping(callback: Callback): Promise<unknown[]> {
      return new Promise((resolve) => {
        const timer = setInterval(() => this.send('ping', null, onResponse), 50);
        function onResponse(response: unknown[]): void {
          clearInterval(timer);
          callback(response);
          resolve(response);
        }
      });
    }

    restyle(): Promise<void> {
      return Promise.resolve();
    }

    async #respond({ id, name, data }: GapiMessage): Promise<void> {
      const result: unknown = await this.#handlers.get(name)?.(data);
      this.#say({ isGapiStandIn: true, id, kind: 'answer', name, data: result });
    }

    #say(message: GapiMessage): void {
      this.#other.postMessage(message, '*');
    }
  }

  interface FrameOptions {
    where: HTMLElement;
    url: string;
    attributes?: { style?: Partial<CSSStyleDeclaration> };
  }

  async function open({ where, url, attributes }: FrameOptions, whenOpen: (peer: Peer) => unknown): Promise<unknown> {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes?.style);
    frame.title = 'Sign-in helper';
    frame.src = url;
    where.append(frame);
    if (!frame.contentWindow) throw new Error('The frame has no window');
    return whenOpen(new Peer(frame.contentWindow));
  }

  function getParentIframe(): Peer {
    const parent = new Peer(window.parent);
    parent.register('ping', () => 'here');
    return parent;
  }

  const gapi = {
    load: (_names: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: Peer,
      getContext: () => ({ open, getParentIframe }),
    },
  };
  Object.assign(window, { gapi });

  // The SDK puts the name of its callback into the URL; the emulator's frame has a fixed one.
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const name = new URL(script || location.href).searchParams.get('onload') ?? 'gapi_onload';
  const started: unknown = Reflect.get(window, name);
  if (typeof started === 'function') started();
}
