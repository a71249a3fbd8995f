import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/** An import that a layer must not contain, and a message that says what to do instead. */
export type ForbiddenImport = { regex: string; message: string; importNames?: string[]; allowTypeImports?: boolean };

/** Matches an import of another top-level folder or of a sibling of this layer, at any depth. */
const folder = (names: string) => `^(?:\\.{1,2}/)+(?:${names})/`;

const foldersIn = (...path: string[]): string[] =>
  readdirSync(join(PROJECT_ROOT, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const NO_SDK: ForbiddenImport = {
  regex: '^firebase(?:/|$)',
  message: 'Only src/firebase speaks to the Firebase SDK. Use a service (useServices) or a port of src/services/ports.',
};
const NO_REACT: ForbiddenImport = {
  regex: '^react(?:-|/|$)',
  message: 'This layer knows no React. Hooks and components live in src/features and src/ui.',
};
const NO_DOMAIN: ForbiddenImport = {
  // All but domain/text, which is about text of any kind.
  regex: `^@talelantern/domain/(?:${foldersIn('domain')
    .filter((name) => name !== 'text')
    .join('|')})/`,
  message: 'src/ui knows nothing of stories or characters. Pass what it draws as props from src/features.',
};
const NO_FUNCTIONS: ForbiddenImport = {
  regex: folder('functions'),
  message: 'The app calls functions through src/firebase and domain/contracts.',
};
const NO_LOCAL_CLOUD: ForbiddenImport = {
  regex: folder('local-cloud|stand-ins'),
  message: 'Product code does not know the local cloud or its stand-ins: it gets another base URL.',
};
const NO_SRC: ForbiddenImport = {
  regex: folder('src'),
  message: 'What the app and the functions share lives in domain.',
};
const NO_VOICE: ForbiddenImport = {
  regex: '^(?:@echogarden/|@talelantern/voice(?:/|$))',
  message: 'Only stand-ins/voice, a separate process, loads what the GPL covers (stand-ins/voice/LICENSE.md).',
};
const NO_HEAVY_LINK: ForbiddenImport = {
  regex: '^react-router',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'src/ui/app-link.tsx links for 4 KiB less (docs/decisions/0074).',
};
const NO_TESTS: ForbiddenImport = {
  regex: folder('tests'),
  message: 'Tests import the product, never the other way round.',
};

const FORBIDDEN_IN_PRODUCT = [NO_FUNCTIONS, NO_LOCAL_CLOUD, NO_TESTS];
const FORBIDDEN_IN_FUNCTIONS = [NO_REACT, NO_SRC, NO_LOCAL_CLOUD, NO_TESTS];

/** The imports that a layer of the app refuses: other folders of `src`, and what product code must not import. */
const appLayer = (folders: string, message: string, ...others: ForbiddenImport[]): ForbiddenImport[] => [
  ...others,
  ...FORBIDDEN_IN_PRODUCT,
  { regex: folder(folders), message },
];

/** Imports run one way (docs/contributing.md#layers). One list per glob: a later rule replaces an earlier one. */
export const LAYERS: Record<string, ForbiddenImport[]> = {
  'domain/**': [
    NO_SDK,
    NO_REACT,
    { regex: '^node:', message: 'The domain does no I/O: pass what it needs as an argument.' },
    {
      regex: folder('src|functions|local-cloud|stand-ins|scripts|tests'),
      message: 'The domain imports nothing but itself and zod.',
    },
  ],
  'src/ui/**': appLayer(
    'app|pages|features|services|firebase',
    'src/ui only draws: pass data and callbacks as props.',
    NO_SDK,
    NO_DOMAIN,
  ),
  'src/services/**': appLayer(
    'app|pages|features|firebase|ui',
    'A service works through the ports of src/services/ports, handed to it in src/app.',
    NO_SDK,
    NO_REACT,
  ),
  'src/services/ports/**': [
    ...appLayer('app|pages|features|ui', 'A port is the type of its adapter in src/firebase.', NO_SDK, NO_REACT),
    // docs/decisions/0222
    { regex: folder('firebase'), message: 'A port imports only the types of adapters.', allowTypeImports: true },
  ],
  'src/firebase/**': appLayer(
    'app|pages|features|ui',
    'src/firebase implements the ports of src/services/ports and knows no screen.',
    NO_REACT,
  ),
  'src/config/**': appLayer(
    'app|pages|features|services|firebase|ui',
    'src/config stands below every other layer.',
    NO_SDK,
    NO_REACT,
  ),
  'src/shared/**': appLayer(
    'app|pages|features|firebase|testing',
    'What several features need knows none of them.',
    NO_SDK,
  ),
  'src/pages/**': appLayer('app|firebase', 'A page composes features; data comes through them.', NO_SDK),
  'src/landing/**': appLayer(
    'app|pages|services|firebase',
    'The landing page is a file without the app: words, pictures and a small script.',
    NO_SDK,
  ),
  'src/app/**': [...FORBIDDEN_IN_PRODUCT],
  'functions/src/**': [
    ...FORBIDDEN_IN_FUNCTIONS,
    { regex: '^firebase/', message: 'Functions use firebase-admin and firebase-functions.' },
  ],
  'local-cloud/**': [
    NO_SRC,
    NO_TESTS,
    { regex: folder('functions|scripts'), message: 'Sharing code with what it runs would hide drift.' },
    { regex: folder('stand-ins'), message: 'The launcher starts each stand-in as a separate process.' },
  ],
};

const FUNCTION_FOLDERS = foldersIn('functions', 'src');
const FORBIDDEN_IN_OPERATIONS: ForbiddenImport[] = [
  ...FORBIDDEN_IN_FUNCTIONS,
  {
    regex: '^(?:firebase|openai|stripe|@google-cloud)',
    message: 'Vendors are called in the adapters of a capability.',
  },
];

for (const folderName of FUNCTION_FOLDERS) {
  for (const part of ['operations', 'ports']) {
    LAYERS[`functions/src/${folderName}/${part}/**`] = [
      ...FORBIDDEN_IN_OPERATIONS,
      {
        regex: folder('(?:[a-z-]+/)?(?:adapters|http)'),
        message: 'An operation gets its ports as arguments; compose.ts hands them over.',
        // A port is the type of its only adapter (docs/decisions/0222).
        allowTypeImports: part === 'ports',
      },
    ];
  }
}
LAYERS['functions/src/core/**'] = [
  ...FORBIDDEN_IN_FUNCTIONS,
  {
    regex: folder(FUNCTION_FOLDERS.filter((folderName) => folderName !== 'core').join('|')),
    message: 'core knows no capability: pass what it needs as an argument.',
  },
];

/** Each stand-in with those that it may import; `voice` is under the GPL and reached through HTTP only. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  openai: ['illustrator', 'storyteller', 'moderator'],
  stripe: [],
  storyteller: ['moderator', 'illustrator'],
  illustrator: [],
  moderator: [],
  voice: [],
};

const VOICE = 'stand-ins/voice/**';

for (const [name, allowed] of Object.entries(STAND_INS)) {
  const others = Object.keys(STAND_INS).filter((other) => other !== name && !allowed.includes(other));
  if (name === 'voice') others.push('local-cloud', 'domain');
  LAYERS[`stand-ins/${name}/**`] = [
    NO_SRC,
    NO_TESTS,
    { regex: folder('functions|scripts'), message: 'Sharing code with what it stands in for would hide drift.' },
    { regex: folder(others.join('|')), message: 'A stand-in imports another only where STAND_INS lists it.' },
  ];
}

const features = foldersIn('src', 'features');

/** Sign-in and the PIN are needed anywhere; characters, locations and scenes share pictures; stories contain scenes. */
const BELOW_OTHERS = ['auth', 'lock', 'pictures', 'items', 'scenes'];

for (const feature of features) {
  const height = BELOW_OTHERS.indexOf(feature);
  const allowed = height === -1 ? BELOW_OTHERS : BELOW_OTHERS.slice(0, height);
  const others = features.filter((name) => name !== feature && !allowed.includes(name)).join('|');
  LAYERS[`src/features/${feature}/**`] = [
    ...appLayer(
      'app|pages|firebase|testing',
      'A feature reaches data through useServices and does not know its page.',
      NO_SDK,
    ),
    ...(others === ''
      ? []
      : [{ regex: folder(others), message: 'A feature imports no other feature: compose both in src/pages.' }]),
  ];
}

for (const [layer, forbidden] of Object.entries(LAYERS)) if (layer !== VOICE) forbidden.push(NO_VOICE);
for (const [layer, forbidden] of Object.entries(LAYERS)) if (layer.startsWith('src/')) forbidden.push(NO_HEAVY_LINK);
