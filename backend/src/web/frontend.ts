import { join } from 'node:path';

/** Where the web client is built to, the same seen from src and from dist. */
export const FRONTEND = join(import.meta.dirname, '../../../frontend/dist');
