import { compilerOptions } from './scripts/compiler-options.mjs';

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': ['@swc/jest', compilerOptions('.ts')],
    '\\.tsx$': ['@swc/jest', compilerOptions('.tsx')],
  },
  resolver: '<rootDir>/scripts/jest-resolver.cjs',
  // their sources, so that a test never runs on an older build
  moduleNameMapper: {
    '\\.(css|svg|woff2)(\\?.*)?$': '<rootDir>/frontend/src/testing/asset.ts',
    '^@handover/domain/(.*)$': '<rootDir>/domain/src/$1.ts',
    '^@handover/sandbox/(.*)$': '<rootDir>/sandbox/server/$1.ts',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/'],
};

/** Suites that take long and rarely break: `make slow` runs them. */
const SLOW = '\\.slow\\.e2e';

const sharedModules = { testRunner: '<rootDir>/scripts/jest-shared-modules.mjs' };

const withDatabase = {
  globalSetup: '<rootDir>/backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/backend/test/support/global-teardown.mjs',
};

/** Rules and formulas; hooks and components with a mocked server; every operation against a real PostgreSQL; what takes
 * long and rarely breaks; the main ways through the whole product in a real browser. */
export default {
  maxWorkers: 2,
  // for a busy machine: nothing waits that long unless it is broken
  testTimeout: 240_000,
  projects: [
    {
      ...common,
      ...sharedModules,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{domain,backend}/src/**/*.spec.ts',
        '<rootDir>/proof/{bench,many}/*.spec.ts',
        '<rootDir>/scripts/*.spec.mjs',
      ],
    },
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/frontend/src/**/*.test.ts', '<rootDir>/sandbox/browser/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/scripts/jest-browser-environment.mjs',
      testMatch: ['<rootDir>/frontend/src/**/*.test.tsx'],
    },
    {
      ...common,
      ...withDatabase,
      ...sharedModules,
      displayName: 'api',
      testMatch: ['<rootDir>/{backend,sandbox}/test/**/*.e2e-spec.ts'],
      testPathIgnorePatterns: [SLOW],
    },
    {
      ...common,
      ...withDatabase,
      displayName: 'slow',
      testMatch: ['<rootDir>/proof/slow/*.e2e-spec.ts'],
    },
    {
      ...common,
      ...withDatabase,
      ...sharedModules,
      displayName: 'slow',
      testMatch: [
        '<rootDir>/{backend,sandbox}/test/**/*.slow.e2e-spec.ts',
        '<rootDir>/frontend/e2e/*.slow.e2e.ts',
      ],
    },
    {
      ...common,
      ...withDatabase,
      ...sharedModules,
      displayName: 'browser',
      testMatch: ['<rootDir>/frontend/e2e/*.e2e.ts'],
      testPathIgnorePatterns: [SLOW],
    },
  ],
};
