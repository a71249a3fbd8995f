import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';

/**
 * Besides correctness this keeps the rooms apart: imports run one way (docs/decisions). Each room has one rule, because
 * a later override of the same rule replaces the earlier one.
 */
type Door = { regex: string; message: string; importNames?: string[] };

/** An import of another top-level folder or of a folder beside this room, however deep the importing file lies. */
const folder = (names: string) => `^(?:\\.{1,2}/)+(?:${names})/`;

const NO_SDK: Door = {
  regex: '^firebase(?:/|$)',
  message: 'Only src/firebase speaks to the Firebase SDK. Use a service (useServices) or a port of src/services/ports.',
};
const NO_REACT: Door = {
  regex: '^react(?:-|/|$)',
  message: 'This room knows no React. Hooks and components live in src/features and src/ui.',
};
const NO_DOMAIN: Door = {
  regex: '^@talelantern/domain/',
  message: 'src/ui knows nothing of stories or characters. Pass what it draws as props from src/features.',
};
const NO_FUNCTIONS: Door = {
  regex: folder('functions'),
  message: 'The app calls functions through src/firebase and domain/contracts.',
};
const NO_EMULATORS: Door = {
  regex: folder('emulators'),
  message: 'Product code knows no stand-in: it gets another base URL.',
};
const NO_SRC: Door = { regex: folder('src'), message: 'What the app and the functions share lives in domain.' };
const NO_VOICE: Door = {
  regex: '^(?:@echogarden/|@talelantern/voice(?:/|$))',
  message: 'Only emulators/voice, a process of its own, loads what the GPL covers (emulators/voice/LICENSE.md).',
};
const NO_HEAVY_LINK: Door = {
  regex: '^react-router',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'src/ui/app-link.tsx links for 4 KiB less (docs/decisions/0074).',
};
const NO_TESTS: Door = { regex: folder('tests'), message: 'Tests import the product, never the other way round.' };

const appRoom = (forbidden: string, message: string): Door => ({ regex: folder(forbidden), message });

const ROOMS: Record<string, Door[]> = {
  'domain/**': [
    NO_SDK,
    NO_REACT,
    { regex: '^node:', message: 'The domain does no I/O: pass what it needs as an argument.' },
    {
      regex: folder('src|functions|emulators|scripts|tests'),
      message: 'The domain imports nothing but itself and zod.',
    },
  ],
  'src/ui/**': [
    NO_SDK,
    NO_DOMAIN,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom('app|pages|features|services|firebase', 'src/ui only draws: pass data and callbacks as props.'),
  ],
  'src/services/**': [
    NO_SDK,
    NO_REACT,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom(
      'app|pages|features|firebase|ui',
      'A service works through the ports of src/services/ports, handed to it in src/app.',
    ),
  ],
  'src/firebase/**': [
    NO_REACT,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom('app|pages|features|ui', 'src/firebase implements the ports of src/services/ports and knows no screen.'),
  ],
  'src/config/**': [
    NO_SDK,
    NO_REACT,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom('app|pages|features|services|firebase|ui', 'src/config stands below every other room.'),
  ],
  'src/pages/**': [
    NO_SDK,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom('app|firebase', 'A page composes features; data comes through them.'),
  ],
  'src/landing/**': [
    NO_SDK,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom(
      'app|pages|services|firebase',
      'The landing page is a file without the app: words, pictures and a small script.',
    ),
  ],
  'src/app/**': [NO_FUNCTIONS, NO_EMULATORS, NO_TESTS],
  'functions/src/**': [
    NO_REACT,
    NO_SRC,
    NO_EMULATORS,
    NO_TESTS,
    { regex: '^firebase/', message: 'Functions use firebase-admin and firebase-functions.' },
  ],
  'functions/src/operations/**': [
    NO_REACT,
    NO_SRC,
    NO_EMULATORS,
    NO_TESTS,
    {
      regex: folder('handlers|http|providers|storage|billing|admin'),
      message: 'An operation gets its ports as arguments; handlers hand them over.',
    },
    {
      regex: '^(?:firebase|openai|stripe|@google-cloud)',
      message: 'Vendors live in functions/src/providers and functions/src/storage.',
    },
  ],
  'functions/src/billing/*.ts': [
    NO_REACT,
    NO_SRC,
    NO_EMULATORS,
    NO_TESTS,
    {
      regex: folder('handlers|http|providers|storage|admin|stripe|firestore'),
      message: 'What billing does gets its ports as arguments; compose.ts hands them over.',
    },
    {
      regex: '^(?:firebase|stripe|@google-cloud)',
      message: 'The SDK of payments lives in billing/stripe, the books in billing/firestore.',
    },
  ],
  'functions/src/admin/*.ts': [
    NO_REACT,
    NO_SRC,
    NO_EMULATORS,
    NO_TESTS,
    {
      regex: folder('handlers|http|providers|storage|billing|firestore'),
      message: 'What administrators do gets its ports as arguments; compose.ts hands them over.',
    },
    { regex: '^(?:firebase|@google-cloud)', message: 'The books of the admin area live in admin/firestore.' },
  ],
  'emulators/**': [
    NO_SRC,
    NO_TESTS,
    { regex: folder('functions|scripts'), message: 'Sharing code with what they test would hide drift.' },
    { regex: folder('voice'), message: 'The voice is reached through HTTP alone (emulators/voice/LICENSE.md).' },
  ],
};

const features = readdirSync(join(import.meta.dirname, 'src', 'features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * Any feature may ask who is there, and for a grown-up; characters, locations and scenes are painted alike, and scenes
 * stand in stories: each knows only those before it.
 */
const BELOW_OTHERS = ['auth', 'lock', 'pictures', 'items', 'scenes'];

for (const feature of features) {
  const height = BELOW_OTHERS.indexOf(feature);
  const known = height === -1 ? BELOW_OTHERS : BELOW_OTHERS.slice(0, height);
  const others = features.filter((name) => name !== feature && !known.includes(name)).join('|');
  ROOMS[`src/features/${feature}/**`] = [
    NO_SDK,
    NO_FUNCTIONS,
    NO_EMULATORS,
    NO_TESTS,
    appRoom('app|pages|firebase', 'A feature reaches data through useServices and does not know its page.'),
    ...(others === '' ? [] : [appRoom(others, 'A feature imports no other feature: compose both in src/pages.')]),
  ];
}

for (const doors of Object.values(ROOMS)) doors.push(NO_VOICE);
for (const [room, doors] of Object.entries(ROOMS)) if (room.startsWith('src/')) doors.push(NO_HEAVY_LINK);

ROOMS['emulators/voice/**'] = [
  NO_SRC,
  NO_TESTS,
  {
    regex: folder('functions|scripts|openai|launcher|seed|storage-rules'),
    message: 'The voice stands alone: it has a licence of its own (emulators/voice/LICENSE.md).',
  },
];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { es2024: true },
  ignorePatterns: ['**/dist/**', '**/lib/**', '.local/**', '.cache/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-non-null-assertion': 'off',
    'import/no-cycle': 'error',
    // The automatic JSX runtime imports it.
    'react/react-in-jsx-scope': 'off',
    // A second opinion on what exhaustive-deps checks already.
    'react/exhaustive-effect-dependencies': 'off',
    // On for the product below.
    'react/rules-of-hooks': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler's own checks are exact where these two guess.
    'typescript/consistent-return': 'off',
    'promise/always-return': 'off',
    // Vendors' field names.
    'eslint/no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    // A helper used by one function may stand inside it.
    'unicorn/consistent-function-scoping': 'off',
    // Style sheets and test set-up are imported for their effect.
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['domain/**', 'src/**', 'functions/src/**'],
      // Data of an unknown type is parsed with a schema.
      rules: { 'typescript/no-unsafe-type-assertion': 'error' },
    },
    ...Object.entries(ROOMS).map(([files, patterns]) => ({
      files: [files],
      rules: { 'eslint/no-restricted-imports': ['error' as const, { patterns }] as ['error', { patterns: Door[] }] },
    })),
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'eslint/no-restricted-imports': 'off', 'typescript/no-unsafe-type-assertion': 'off' },
    },
  ],
});
