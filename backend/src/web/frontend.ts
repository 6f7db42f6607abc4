import { join } from 'node:path';
import { ROOT } from '../common/root.js';

/** The folder of the built web client. */
export const FRONTEND = join(ROOT, 'frontend/dist');
