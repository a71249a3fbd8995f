import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from './app-environment.ts';
import { PROJECT_ROOT, type ProfileFolders } from './folders.ts';
import type { Ports } from './ports.ts';

type Header = { key: string; value: string };
type HeaderRule = { source?: string; regex?: string; headers: Header[] };
type Rewrite = { function?: { functionId: string; region?: string } };
type FirebaseConfig = {
  hosting: { headers: HeaderRule[]; rewrites: Rewrite[]; [key: string]: unknown };
  functions: [{ runtime: string }];
  [key: string]: unknown;
};

const HOST = '127.0.0.1';

/**
 * Writes the profile's firebase.json: the production file with other ports and paths, and with the local services added
 * to the content security policy. The functions emulator listens at `functionsPort`.
 */
export function writeFirebaseConfig(
  folders: ProfileFolders,
  ports: Ports,
  { hasFunctions, functionsPort }: Readonly<{ hasFunctions: boolean; functionsPort: number }>,
): void {
  const production = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const { predeploy: _predeploy, ...hosting } = production.hosting;
  const [{ runtime }] = production.functions;
  const local = {
    hosting: {
      ...hosting,
      public: 'dist',
      headers: hosting.headers.map((rule) => withLocalOrigins(rule, ports)),
      rewrites: hosting.rewrites.map((rewrite) =>
        rewrite.function ? { ...rewrite, function: { ...rewrite.function, region: REGION } } : rewrite,
      ),
    },
    ...(hasFunctions ? { functions: [{ source: 'functions', codebase: 'default', runtime }] } : {}),
    firestore: {
      rules: join(PROJECT_ROOT, 'firestore.rules'),
      indexes: join(PROJECT_ROOT, 'firestore.indexes.json'),
    },
    storage: { rules: join(PROJECT_ROOT, 'storage.rules') },
    emulators: emulatorsOn({ ...ports, functions: functionsPort }),
  };
  writeFileSync(join(folders.root, 'firebase.json'), JSON.stringify(local, null, 2));
}

function emulatorsOn(ports: Ports): Record<string, unknown> {
  const on = (port: number) => ({ host: HOST, port });
  return {
    auth: on(ports.auth),
    functions: on(ports.functions),
    firestore: { ...on(ports.firestore), websocketPort: ports.firestoreWebsocket },
    hosting: on(ports.hosting),
    storage: on(ports.storage),
    hub: on(ports.hub),
    logging: on(ports.logging),
    eventarc: on(ports.eventarc),
    tasks: on(ports.tasks),
    // The emulator UI is off, because it is a separate download.
    ui: { enabled: false },
    // Tests use several projects, so single-project mode would log a warning for each of their requests.
    singleProjectMode: false,
  };
}

function withLocalOrigins(rule: HeaderRule, ports: Ports): HeaderRule {
  const at = (port: number) => `http://${HOST}:${port}`;
  const additions: Record<string, string[]> = {
    'connect-src': [ports.functions, ports.firestore, ports.auth, ports.storage].map(at),
    'img-src': [at(ports.storage)],
    'media-src': [at(ports.storage)],
    'frame-src': [at(ports.auth)],
  };
  const extend = (policy: string) =>
    policy
      .split(/;\s*/)
      .map((directive) => [directive, ...(additions[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
      .join('; ');
  const headers = rule.headers.map(({ key, value }) =>
    key === 'Content-Security-Policy' ? { key, value: extend(value) } : { key, value },
  );
  return { ...rule, headers };
}
