import type { ServerResponse } from 'node:http';

/** Sends JSON unless the client has disconnected. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  send(response, status, 'text/html; charset=utf-8', html);
}

/** Redirects a browser after it submitted a form. */
export function redirect(response: ServerResponse, url: string): void {
  response.setHeader('location', url);
  send(response, 303, 'text/plain', '');
}

function send(response: ServerResponse, status: number, contentType: string, text: string): void {
  if (response.destroyed || response.headersSent) return;
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}
