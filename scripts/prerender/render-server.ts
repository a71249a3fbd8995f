import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { createServer, type UserConfig, type ViteDevServer } from 'vite';

export const ROOT = join(import.meta.dirname, '../..');

/** The origin of the app, which the build and the local cloud set. */
export const appOrigin = (env: Readonly<Record<string, string>>): string => env['VITE_APP_URL'] ?? '';

/** A temporary server that runs modules of `src`, which a build cannot, in the environment of its `settings`. */
export async function withRenderServer<Result>(
  settings: Pick<UserConfig, 'mode'>,
  render: (server: ViteDevServer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    ...settings,
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), tailwindcss()],
  });
  try {
    return await render(server);
  } finally {
    await server.close();
  }
}
