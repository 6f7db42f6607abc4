import { enableCompileCache } from 'node:module';

// the second start reads compiled code: half the time of the first
enableCompileCache();
await import('./start.js');
