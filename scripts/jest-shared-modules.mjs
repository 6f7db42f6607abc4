// The test runner of all tests but those of components: jest-circus, except that Node loads the modules. A worker so
// loads the product and its packages once; jest's own module registry would load them again for each spec file, which took
// half of the CPU time of these tests. The spec files of one worker therefore share the state of modules.
import { ModernFakeTimers } from '@jest/fake-timers';
import circus from 'jest-circus/runner';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import './typescript.mjs';

setSourceMapsSupport(true);
// When nothing is left to do, end at once: freeing the product's memory takes longer than jest waits for a worker.
process.once('beforeExit', () => process.exit());
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === '@jest/globals' ? import.meta.url : specifier, context),
});

/** What `@jest/globals` is in the spec file that runs now. */
let globals;
let runs = 0;

export default function run(globalConfig, config, environment, runtime, path, send) {
  // jest compares values of the tests with these, as in `expect.any(String)`
  Object.assign(environment.global, {
    Array,
    BigInt,
    Boolean,
    Error,
    Function,
    Number,
    Object,
    String,
    Symbol,
  });
  // the modules use the timers of the process, not those of jest's environment
  environment.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  // jest's own maps lines by the sources that it has transformed itself
  Error.prepareStackTrace = undefined;
  runtime.unstable_importModule = (file) => {
    globals = runtime.requireModuleOrMock(path, '@jest/globals');
    return import(`${pathToFileURL(file).href}?run=${++runs}`);
  };
  return circus.default(globalConfig, config, environment, runtime, path, send);
}

/** Modules that stay loaded import this once, and use the jest of each spec file after it. */
const forwarded = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, _this, args) => globals[name](...args),
    get: (_target, key) => globals[name][key],
  });

export const afterAll = forwarded('afterAll');
export const afterEach = forwarded('afterEach');
export const beforeAll = forwarded('beforeAll');
export const beforeEach = forwarded('beforeEach');
export const describe = forwarded('describe');
export const expect = forwarded('expect');
export const it = forwarded('it');
export const jest = forwarded('jest');
export const test = forwarded('test');
