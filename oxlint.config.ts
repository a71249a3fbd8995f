import { defineConfig } from 'oxlint';
import { LAYERS, type ForbiddenImport } from './scripts/import-layers.ts';

/** Besides correctness this enforces the imports between layers. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'promise'],
  jsPlugins: ['./scripts/lint/translation-safe.ts'],
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
    'react/rules-of-hooks': 'error',
    // Repeats what exhaustive-deps checks.
    'react/exhaustive-effect-dependencies': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler checks this exactly.
    'typescript/consistent-return': 'off',
    'promise/always-return': 'off',
    // Vendors' field names.
    'eslint/no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    // A helper of one function may be declared inside it.
    'unicorn/consistent-function-scoping': 'off',
    // Style sheets and test set-up are imported for their effect.
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'react/exhaustive-deps': 'error',
        'talelantern/translation-safe': 'error',
      },
    },
    {
      // Chrome 109 has no `toSorted` and `toReversed` (tests/budgets/older-browsers.test.ts).
      files: ['domain/**', 'src/**'],
      rules: { 'unicorn/no-array-sort': 'off', 'unicorn/no-array-reverse': 'off' },
    },
    {
      files: ['domain/**', 'src/**', 'functions/src/**'],
      // Data of an unknown type is parsed with a schema.
      rules: { 'typescript/no-unsafe-type-assertion': 'error' },
    },
    {
      files: ['domain/**', 'functions/src/**', 'local-cloud/**', 'scripts/**', 'src/**'],
      rules: { 'eslint/max-lines': ['error', { max: 250 }] },
    },
    ...Object.entries(LAYERS).map(([files, patterns]) => ({
      files: [files],
      rules: {
        'eslint/no-restricted-imports': ['error' as const, { patterns }] as ['error', { patterns: ForbiddenImport[] }],
      },
    })),
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'eslint/max-lines': 'off',
        'eslint/no-restricted-imports': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
      },
    },
    {
      // A list of planted faults.
      files: ['scripts/code-mutants/code-mutants.ts'],
      rules: { 'eslint/max-lines': 'off' },
    },
  ],
});
