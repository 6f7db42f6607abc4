import { join } from 'node:path';
import { describe, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import plugin from './rooms.mjs';

Object.assign(RuleTester, { describe, it });

/** [file, what it imports, a part of the complaint] */
const FORBIDDEN = [
  ['backend/src/common/config/config.ts', '../../contracts/contracts.service.js', /^common\//],
  ['backend/src/users/users.service.ts', '../auth/auth.service.js', /^users\//],
  ['backend/src/contracts/contracts.service.ts', '../photos/photos.service.js', /^contracts\//],
  ['backend/src/web/pages.controller.ts', '../schema/schema.js', /^web\//],
  ['backend/src/schema/schema.ts', '../app.module.js', /^schema\//],
  ['backend/src/schema/schema.ts', '../demo/seed.js', /^schema\//],
  ['sandbox/server/ledger.ts', '../../backend/src/payments/money.js', /^sandbox\//],
  ['sandbox/server/ledger.ts', '@handover/domain/money', /^sandbox\//],
  ['domain/src/facts/facts.ts', 'graphql', /^domain\//],
  ['domain/src/facts/facts.ts', '../../../backend/src/main.js', /^domain\//],
  ['frontend/src/features/chat/ChatPanel.tsx', '../payments/useBuy', /^Features do not import each other/],
  ['frontend/src/features/chat/ChatPanel.tsx', '../../app/header/Bell', /^Features do not import each other/],
  ['frontend/src/lib/money.ts', '../features/chat/ChatPanel', /^lib\//],
  ['frontend/src/components/plain/Panel.ts', '../../app/header/Bell', /^components\//],
];

const ALLOWED = [
  ['backend/src/contracts/contracts.service.ts', '../common/config/config.js'],
  ['backend/src/contracts/contracts.service.ts', './contract.inputs.js'],
  ['backend/src/contracts/contracts.service.ts', '@handover/domain/facts/facts'],
  ['backend/src/app.module.ts', './schema/schema.js'],
  ['backend/src/commands/backup.ts', '../demo/seed.js'],
  ['sandbox/server/ledger.ts', 'express'],
  ['domain/src/facts/facts.ts', './fact-kinds.js'],
  ['domain/src/facts/facts.spec.ts', '@jest/globals'],
  ['frontend/src/features/chat/ChatPanel.tsx', '../../components/plain/Panel'],
  ['frontend/src/features/chat/ChatPanel.tsx', './MessageList'],
  ['frontend/src/app/header/Bell.tsx', '../../features/chat/ChatPanel'],
];

/** What the linter sees of an import. */
const FORMS = [
  (path) => `import { a } from '${path}';`,
  (path) => `import type { A } from '${path}';`,
  (path) => `const a = import('${path}');`,
  (path) => `type A = typeof import('${path}');`,
  (path) => `type A = import('${path}').A;`,
  (path) => `export { a } from '${path}';`,
  (path) => `export * from '${path}';`,
];

const cwd = join(import.meta.dirname, '..');
const testCase = (filename, code) => ({ name: `${filename}: ${code}`, filename, code, cwd });
const [asImport, asType, asDynamicImport] = FORMS;
const [[file, path]] = FORBIDDEN;

new RuleTester().run('rooms', plugin.rules.rooms, {
  valid: ALLOWED.map(([from, to]) => testCase(from, asImport(to))),
  invalid: [
    ...FORBIDDEN.map(([from, to, message]) => ({ ...testCase(from, asImport(to)), errors: [{ message }] })),
    ...FORMS.slice(1).map((form) => ({ ...testCase(file, form(path)), errors: 1 })),
  ],
});

const SRC = 'frontend/src';
const PUBLIC_PAGE = `${SRC}/app/pages/HomePage.tsx`;
const MEMBER_PAGE = `${SRC}/app/pages/AccountPage.tsx`;
const SLOT = `${SRC}/features/transfer/TransferSlot.tsx`;

new RuleTester().run('kits', plugin.rules.kits, {
  valid: [
    testCase(PUBLIC_PAGE, asImport('../../components/plain/Button')),
    testCase(PUBLIC_PAGE, asImport('../../theme/base.css')),
    testCase(PUBLIC_PAGE, asType('../../components/mui/SelectField')),
    testCase(SLOT, asDynamicImport('./TransferCard')),
    testCase(`${SRC}/components/plain/LazyStepUp.tsx`, asDynamicImport('../mui/StepUpDialog')),
    testCase(MEMBER_PAGE, asImport('@mui/material/Button')),
    testCase(MEMBER_PAGE, asImport('../../components/plain/ErrorState')),
    testCase(`${SRC}/components/mui/AppDialog.test.tsx`, asImport('../plain/Button')),
  ],
  invalid: [
    [PUBLIC_PAGE, asImport('@mui/material/Button'), /^Public code/],
    [PUBLIC_PAGE, asImport('../../components/mui/BusyButton'), /^Public code/],
    [PUBLIC_PAGE, asImport('./AccountPage'), /^Public code/],
    [SLOT, asImport('./TransferCard'), /^Public code/],
    [`${SRC}/components/plain/Panel.ts`, FORMS.at(-1)('../mui/Fact'), /^Public code/],
    // without MuiScope
    [SLOT, asDynamicImport('./TransferHead'), /needs the theme/],
    [MEMBER_PAGE, asImport('../../components/plain/Button'), /the button is one of MUI/],
    [`${SRC}/features/reports/ReportDialog.tsx`, asImport('../../components/plain/BusyButton'), /one of MUI/],
  ].map(([from, code, message]) => ({ ...testCase(from, code), errors: [{ message }] })),
});
