import { join } from 'node:path';

/** The folder of the repository: `src/common`, `dist/common` and the bundle in `dist/bundle` are equally deep below it. */
export const ROOT = join(import.meta.dirname, '../../..');
