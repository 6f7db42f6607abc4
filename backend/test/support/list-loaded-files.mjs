// `LIST=file node --import list-loaded-files.mjs ...`: appends the path of each file that is loaded to a file.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.LIST, `${new URL(url).pathname}\n`);
    return next(url, context);
  },
});
