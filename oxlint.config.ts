import { defineConfig } from 'oxlint';

const TESTS = [
  '**/*.spec.ts',
  '**/*.e2e-spec.ts',
  '**/*.test.{ts,tsx}',
  '{backend,sandbox}/test/**',
  'frontend/e2e/**',
  'proof/**',
];

export default defineConfig({
  ignorePatterns: ['dist-*/', 'var/', 'coverage/', 'frontend/public/'],
  // no other step checks the types
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: ['./scripts/rooms.mjs'],
  categories: { correctness: 'error' },
  env: { builtin: true, node: true },
  rules: {
    'handover/rooms': 'error',
    'handover/kits': 'error',
    'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-undef': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    // reports `name = ++count` in a class as unused, although the field is read
    'no-useless-assignment': 'off',
    // texts are checked for control characters on purpose
    'no-control-regex': 'off',
    // effects that read the address or the clock set state on purpose
    'react/set-state-in-effect': 'off',
    'react/purity': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-undef': 'off',
        // the compiler reports it, and knows that a value and a type may share a name
        'no-redeclare': 'off',
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'no-restricted-imports': ['error', { paths: [onlyAtTheEdge('stripe')] }],
        'no-restricted-properties': [
          'error',
          {
            object: 'process',
            property: 'env',
            message: 'Settings come from Config, which checks and explains them.',
          },
        ],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-deprecated': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-explicit-any': 'error',
        // Nest's modules are empty classes that say everything in their decorator
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/no-mixed-enums': 'error',
        // Express is extended by declaration merging only
        'typescript/no-namespace': ['error', { allowDeclarations: true }],
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
        // `() => void call()` says that the result is neither awaited nor used
        'typescript/no-meaningless-void-operator': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['**/generated/**', '**/*.generated.ts', '**/*.generated.d.ts'],
      rules: {
        'typescript/no-deprecated': 'off',
        'typescript/no-duplicate-type-constituents': 'off',
        'typescript/no-explicit-any': 'off',
      },
    },
    {
      files: ['frontend/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        // handlers of forms and buttons are async
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
      },
    },
    {
      files: ['backend/src/payments/provider/**', 'sandbox/**', ...TESTS],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: [
        'backend/src/main.ts',
        'backend/src/commands/adopt.ts',
        'backend/src/commands/backup.ts',
        'backend/src/commands/grant-admin.ts',
        'backend/src/commands/launch-check.ts',
        'backend/src/commands/reset-factor.ts',
        'backend/src/commands/restore.ts',
        'backend/src/common/config/config.ts',
        '{frontend,sandbox}/*.config.ts',
        ...TESTS,
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/unbound-method': 'off',
      },
    },
  ],
});

function onlyAtTheEdge(name: string) {
  return {
    name,
    message: 'Only payments/provider/ knows which payment provider is used.',
  };
}
