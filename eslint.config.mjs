import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const SOURCES = ['{domain,sandbox,proof}/**/*.ts', '{backend,frontend}/**/*.{ts,tsx}'];
// each file in the first that has it: a program per folder would check the backend's types four times
const TYPES = [
  'proof/tsconfig.json',
  'frontend/tsconfig.json',
  'sandbox/browser/tsconfig.json',
  'domain/tsconfig.json',
];
const TESTS = [
  '**/*.spec.ts',
  '**/*.e2e-spec.ts',
  '**/*.test.{ts,tsx}',
  '{backend,sandbox}/test/**',
  'frontend/e2e/**',
  'proof/**',
];

const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/**
 * The rooms of the backend from the ground up. A room imports only from rooms before it, so there are no circles and a
 * reader knows where a rule can stand. Three files of src/ put everything together and come after `schema`.
 */
const ROOMS = {
  ground: [
    'common',
    'database',
    'member-data',
    'files',
    'jobs',
    'retention',
    'audit',
    'settings',
    'moderation',
    'graphql',
    'http',
  ],
  people: ['sessions', 'users', 'second-factor', 'auth', 'mail'],
  marketplace: [
    'contact',
    'content',
    'places',
    'contracts',
    'photos',
    'payments',
    'chat',
    'transfers',
    'saved',
    'listings',
    'notifications',
    'reports',
    'overview',
    'own-data',
  ],
  outside: ['web', 'operations', 'openapi', 'sockets', 'schema'],
};
const PROGRAM = ['app.module.ts', 'create-app.ts', 'serve.ts', 'workers.ts', 'main.ts'];
const ORDER = [...Object.values(ROOMS).flat(), ...PROGRAM];
/** Programs of their own, which start the product or a part of it. */
const PROGRAMS = ['commands', 'demo'];

for (const folder of foldersOf('./backend/src/'))
  if (![...ORDER, ...PROGRAMS].includes(folder))
    throw new Error(`backend/src/${folder} has no place in ROOMS.`);

const inBackend = (name) => `./backend/src/${name}`;
const zones = [
  ...ORDER.slice(0, -PROGRAM.length).map((room, at) => ({
    target: inBackend(room),
    from: [...ORDER.slice(at + 1), ...PROGRAMS].map(inBackend),
    message: `${room}/ stands below this room and does not know it: see ROOMS in eslint.config.mjs.`,
  })),
  {
    target: './sandbox',
    from: ['./backend/src', './frontend', './domain', './proof'],
    message: 'sandbox/ stands in for the payment provider and knows nothing of the product.',
  },
  {
    target: './domain/src',
    from: ['./backend', './frontend', './node_modules'],
    // its specs run in jest
    except: ['./@jest'],
    message: 'domain/ is pure TypeScript without dependencies: both sides read it.',
  },
  ...foldersOf('./frontend/src/features/').map((name) => ({
    target: `./frontend/src/features/${name}`,
    from: ['./frontend/src/features', './frontend/src/app'],
    except: [`./${name}`],
    message: 'Features do not import each other: share through lib/ or components/, put together in app/.',
  })),
  ...['lib', 'components'].map((name) => ({
    target: `./frontend/src/${name}`,
    from: ['./frontend/src/features', './frontend/src/app'],
    message: `${name}/ serves the features and does not know them.`,
  })),
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-*/',
      'var/',
      'coverage/',
      'frontend/src/generated/',
      'backend/test/support/rest-api.generated.ts',
      'frontend/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: SOURCES,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: TYPES, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', { paths: [onlyAtTheEdge('stripe')] }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings come from Config, which checks and explains them.',
        },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // texts are checked for control characters on purpose
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      // Nest's modules are empty classes that say everything in their decorator
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Express is extended by declaration merging only
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `() => void call()` says that the result is neither awaited nor used
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // wrong where a field changes while something is awaited
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // plain objects that fit a class are fine, as are libraries' enums that equal their texts
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // costs a sixth of the whole lint
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // a method may be async because its interface is
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // handlers of forms and buttons are async; looking into MUI's many props would cost a fifth of the lint
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['backend/src/payments/provider/**', 'sandbox/**', ...TESTS],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      'backend/src/main.ts',
      'backend/src/commands/backup.ts',
      'backend/src/commands/grant-admin.ts',
      'backend/src/commands/reset-factor.ts',
      'backend/src/commands/restore.ts',
      'backend/src/common/config.ts',
      '{frontend,sandbox}/*.config.ts',
      ...TESTS,
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);

function onlyAtTheEdge(name) {
  return {
    name,
    message: 'Only payments/provider/ knows which payment provider is used.',
  };
}
