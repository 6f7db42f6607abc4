import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ImportColumnsDocument, ImportWithReportDocument, MyImportsDocument } from '../../generated/imports';
import { MyImportSourcesDocument } from '../../generated/import-sources';
import { renderComponent } from '../../testing/harness';
import { asAdmin } from '../../testing/samples';
import { settle } from '../../testing/settle';
import { ImportTab } from './ImportTab';

const sent: { path: string; type: string; body: unknown }[] = [];
const answers: { status: number; body: object }[] = [];
const realFetch = globalThis.fetch;
beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  globalThis.fetch = ((path: string, { headers, body }: RequestInit) => {
    sent.push({ path, type: (headers as Record<string, string>)['content-type'] ?? '', body });
    const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
});
afterEach(() => void (globalThis.fetch = realFetch));

const ID = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
const IMPORT = {
  ...{ id: ID, mode: 'DRY_RUN', format: 'CSV', match: 'EXTERNAL_ID', missing: 'KEEP', state: 'DONE' },
  ...{ rows: 3, ok: 2, failed: 1, created: 2, changed: 0, unchanged: 0, paused: 0 },
  createdAt: '2026-03-01T12:00:00.000Z',
};
const report = {
  request: { query: ImportWithReportDocument, variables: { id: ID } },
  result: {
    data: {
      import: {
        ...{ __typename: 'ImportReport', ...IMPORT, problems: 1_236, photosWaiting: 0, ignored: ['Notes'] },
        report: [
          { __typename: 'ImportProblem', row: 3, column: 'vin', message: 'Please check the VIN.' },
          { __typename: 'ImportProblem', row: 4, column: null, message: 'Please try again in 50 minutes.' },
        ],
      },
    },
  },
  maxUsageCount: 9,
};
const history = {
  request: { query: MyImportsDocument, variables: {} },
  result: {
    data: {
      imports: {
        __typename: 'ImportConnection',
        edges: [{ __typename: 'ImportEdge', cursor: 'a', node: { __typename: 'Import', ...IMPORT } }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'a' },
      },
    },
  },
  maxUsageCount: 9,
};
const columns = {
  request: { query: ImportColumnsDocument, variables: {} },
  result: {
    data: {
      importColumns: [
        { __typename: 'ImportColumn', heading: 'external_id', label: 'External id', isRequired: false },
        { __typename: 'ImportColumn', heading: 'vin', label: 'VIN', isRequired: false },
      ],
      importMapping: { __typename: 'ImportMapping', headings: {} },
    },
  },
};

const noSources = {
  request: { query: MyImportSourcesDocument, variables: {} },
  result: { data: { importSources: [], myOrganisations: [] } },
  maxUsageCount: 9,
};

const open = async (path = '/account?tab=import', changed = {}) => {
  const mocks = Object.values({ history, report, columns, sources: noSources, ...changed });
  renderComponent(
    <MemoryRouter initialEntries={[path]}>
      <ImportTab />
    </MemoryRouter>,
    { boot: asAdmin, mocks: mocks as (typeof history)[] },
  );
  await act(settle);
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const file = Object.assign(new File(['external_id,VIN,Notes\r\n'], 'cars.csv'), {
  slice: () => ({ text: () => Promise.resolve('external_id,VIN,Notes\r\n') }),
});
const choose = () =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('File of contracts'), { target: { files: [file] } });
    await settle();
  });

it('checks a file, shows what is wrong as a table, and applies it on a second word', async () => {
  await open();
  await choose();
  await screen.findByText('2 of 3 columns recognized');
  answers.push({ status: 202, body: { id: ID } });
  await press('Check file');
  expect(sent).toEqual([
    {
      path: '/api/imports?mode=dry-run&format=csv&match=external-id&missing=keep',
      ...{ type: 'text/csv', body: file },
    },
  ]);
  await screen.findByText('If you apply it: 2 new, 0 changed, 0 as before, 1 with problems.');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['3', 'vin', 'Please check the VIN.'],
    ...['4', '', 'Please try again in 50 minutes.'],
  ]);
  screen.getByText('And 1,234 more.');
  answers.push({ status: 202, body: { id: ID } });
  await press('Apply 2 changes');
  expect(sent[1]?.path).toBe('/api/imports?mode=apply&format=csv&match=external-id&missing=keep');
});

it('says why a file is refused', async () => {
  await open();
  await choose();
  answers.push({ status: 400, body: { error: 'The file needs a column.', code: 'VALIDATION' } });
  await press('Check file');
  expect(screen.getByRole('alert').textContent).toBe('The file needs a column.');
});

it('tells how many photos are still being fetched', async () => {
  const { data } = report.result;
  const fetching = { ...report, result: { data: { import: { ...data.import, photosWaiting: 3 } } } };
  await open(`/account?tab=import&import=${ID}`, { report: fetching });
  await screen.findByText('3 photos are still being fetched.');
});

it('reads the report seldom while only photos are still to come, which may take hours', async () => {
  const { data } = report.result;
  let reads = 0;
  const result = () => {
    reads++;
    return { data: { import: { ...data.import, photosWaiting: 3 } } };
  };
  await open(`/account?tab=import&import=${ID}`, { report: { ...report, result } });
  await screen.findByText('3 photos are still being fetched.');
  await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
  expect(reads).toBe(1);
});

it('says that a file would list for the member alone if their organizations cannot be loaded', async () => {
  await open(undefined, { sources: { ...noSources, result: { errors: [{ message: 'Down.' }] } } });
  await choose();
  await screen.findByText(/^Your organizations couldn't be loaded/);
});

it('lists for an organization that the member may list for', async () => {
  const mine = (id: string, role: string) => ({
    __typename: 'Organisation',
    ...{ id, name: `Name of ${id}`, status: 'APPROVED', role },
  });
  const sources = {
    ...noSources,
    result: {
      data: { importSources: [], myOrganisations: [mine('acme', 'EDITOR'), mine('read', 'READER')] },
    },
  };
  await open(undefined, { sources });
  await choose();
  const choice = await screen.findByLabelText<HTMLSelectElement>('List new contracts for');
  expect([...choice.options].map(({ label }) => label)).toEqual(['Yourself', 'Name of acme']);
  fireEvent.change(choice, { target: { value: 'acme' } });
  answers.push({ status: 202, body: { id: ID } });
  await press('Check file');
  expect(sent[0]?.path).toContain('&organisationId=acme');
});

it('opens a past check, which asks for the file again', async () => {
  await open();
  await press('Report');
  await screen.findByText('Choose the file again to apply it: we do not keep files.');
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  await press('Import another file');
  screen.getByRole('button', { name: 'Choose a file' });
});
