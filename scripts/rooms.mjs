// Which folders may import from which others: a rule of the linter (`handover/rooms`). It sees every import of a file, those
// of types, `import()` and `typeof import()` too. Folders are named from the root of the repository.
import { readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * The rooms of the backend from the ground up. A room imports only from rooms before it, so there are no circles and a
 * reader knows where a rule can stand. The files of PROGRAM put everything together and come after `schema`.
 */
const ROOMS = {
  ground: [
    'common',
    'database',
    'installation',
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
const PROGRAM = ['app.module.js', 'create-app.js', 'serve.js', 'workers.js', 'main.js'];
const ORDER = [...Object.values(ROOMS).flat(), ...PROGRAM];
/** Programs of their own, which start the product or a part of it. */
const PROGRAMS = ['commands', 'demo'];

for (const folder of foldersOf('backend/src'))
  if (![...ORDER, ...PROGRAMS].includes(folder))
    throw new Error(`backend/src/${folder} has no place in ROOMS.`);

const inBackend = (name) => `backend/src/${name}`;
const zones = [
  ...ORDER.slice(0, -PROGRAM.length).map((room, at) => ({
    target: inBackend(room),
    from: [...ORDER.slice(at + 1), ...PROGRAMS].map(inBackend),
    message: `${room}/ stands below this room and does not know it: see ROOMS in scripts/rooms.mjs.`,
  })),
  {
    target: 'sandbox',
    from: ['backend/src', 'frontend', 'domain', 'proof'],
    message: 'sandbox/ stands in for the payment provider and knows nothing of the product.',
  },
  {
    target: 'domain/src',
    from: ['backend', 'frontend', 'sandbox', 'proof', 'node_modules'],
    // its specs run in jest
    except: 'node_modules/@jest',
    message: 'domain/ is pure TypeScript without dependencies: both sides read it.',
  },
  ...foldersOf('frontend/src/features').map((name) => ({
    target: `frontend/src/features/${name}`,
    from: ['frontend/src/features', 'frontend/src/app'],
    except: `frontend/src/features/${name}`,
    message: 'Features do not import each other: share through lib/ or components/, put together in app/.',
  })),
  ...['lib', 'components'].map((name) => ({
    target: `frontend/src/${name}`,
    from: ['frontend/src/features', 'frontend/src/app'],
    message: `${name}/ serves the features and does not know them.`,
  })),
];

const rooms = {
  create(context) {
    const own = zones.filter(({ target }) => isInside(context.filename, target));
    if (own.length === 0) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const path = pathOf(source.value, context.filename);
      const zone = own.find(
        ({ from, except }) => isInside(path, ...from) && !(except && isInside(path, except)),
      );
      if (zone) context.report({ node: source, message: zone.message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'handover' }, rules: { rooms } };

function pathOf(specifier, file) {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  if (specifier.startsWith('@handover/')) return join(root, specifier.replace('@handover/', ''));
  return join(root, 'node_modules', specifier);
}

function isInside(path, ...folders) {
  return folders.some((folder) => `${path}${sep}`.startsWith(join(root, folder, sep)));
}

function foldersOf(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
