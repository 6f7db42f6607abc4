// Which folders may import from which others: two rules of the linter. `handover/rooms` sees every import of a file, those of
// types, `import()` and `typeof import()` too; `handover/kits` only those of code. Folders are named from the root of the
// repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    'visits',
    'http',
  ],
  people: ['sessions', 'users', 'legal', 'second-factor', 'tokens', 'auth', 'organisations', 'mail'],
  marketplace: [
    'contact',
    'content',
    'places',
    'contracts',
    'availability',
    'rules',
    'photos',
    'brand',
    'payments',
    'chat',
    'transfers',
    'candidates',
    'saved',
    'listings',
    'notifications',
    'business',
    'reports',
    'notes',
    'overview',
    'own-data',
  ],
  outside: ['web', 'operations', 'launch', 'openapi', 'sockets', 'schema'],
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

/** What the web client draws with MUI, from `frontend/src`. Everything else is public: it loads without MUI. */
const WITH_MUI = [
  ...inside('', 'components/mui', 'theme', 'server', 'entry-server'),
  ...inside('app', 'account'),
  ...inside('app/pages', 'AccountPage', 'AdminArea', 'AdminPage'),
  ...inside('app/pages', 'SignInPage', 'SubmitContractPage'),
  ...inside(
    'features',
    'account',
    'admin',
    'auth',
    'candidates',
    'imports',
    'listings',
    'notifications',
    'organisations',
    'reports',
    'saved',
  ),
  ...inside('features', 'chat/MessageInput', 'chat/Thread', 'contracts/submit', 'cost/CostChart'),
  ...inside('features', 'security', 'transfer'),
  ...inside(
    'features/payments',
    'AgreedTerms',
    'Bought',
    'BuyDialog',
    'PaymentArea',
    'PaymentForm',
    'PaymentReturnDialog',
  ),
  ...inside(
    'features/payments',
    'HaveYouRead',
    'payment-appearance',
    'PurchaseOutcome',
    'TakeOver',
    'TermsChanged',
  ),
];
/** Public files in these folders. */
const WITHOUT_MUI = [
  ...inside('features', 'notifications/bell', 'reports/Reporting', 'saved/hearts', 'saved/SaveSearch'),
  ...inside('features', 'candidates/page', 'transfer/TransferSlot'),
  ...inside('theme', 'type-looks'),
];
const MUI_PACKAGES = ['node_modules/@mui', 'node_modules/@emotion'];
const PLAIN_BUTTONS = inside('components/plain', 'Button', 'BusyButton');

/** A file uses one of the two kits of components, and a public page loads no code of MUI with itself. */
const kits = {
  create(context) {
    const file = context.filename.replace(/\.tsx?$/, '');
    if (!isInside(file, 'frontend/src') || file.endsWith('.test')) return {};
    const isPublic = !usesMui(file);
    const check = (node) => {
      if (typeof node.source?.value !== 'string' || node.importKind === 'type' || node.exportKind === 'type')
        return;
      const path = pathOf(node.source.value, context.filename);
      const report = (message) => context.report({ node: node.source, message });
      if (!isPublic && isInside(path, ...PLAIN_BUTTONS))
        report('Next to components of MUI, the button is one of MUI.');
      if (!isPublic || path.endsWith('.css') || !usesMui(path)) return;
      if (node.type !== 'ImportExpression')
        report('Public code uses components/plain. Load code with MUI by import().');
      else if (!bringsTheme(path))
        report('Code with MUI that loads later needs the theme: MuiScope, or a dialog.');
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'handover' }, rules: { rooms, kits } };

function usesMui(path) {
  return isInside(path, ...MUI_PACKAGES, ...WITH_MUI) && !isInside(path, ...WITHOUT_MUI);
}

function bringsTheme(path) {
  const file = ['.tsx', '.ts'].map((ending) => path + ending).find(existsSync);
  return file !== undefined && /\/(MuiScope|\w*Dialog)'/.test(readFileSync(file, 'utf8'));
}

function inside(folder, ...names) {
  return names.map((name) => join('frontend/src', folder, name));
}

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
