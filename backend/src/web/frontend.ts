import { join } from 'node:path';

/** The folder of the built web client; the path is the same from src and from dist. */
export const FRONTEND = join(import.meta.dirname, '../../../frontend/dist');
