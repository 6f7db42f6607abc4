import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  CreateImportSourceDocument,
  DeleteImportSourceDocument,
  FetchImportSourceDocument,
  MyImportSourcesDocument,
  UpdateImportSourceDocument,
} from '../../../generated/import-sources';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { SourcesCard } from './SourcesCard';

type Mock = NonNullable<HarnessOptions['mocks']>[number];

const AT = '2026-03-01T12:00:00.000Z';
const FUTURE = '2999-03-01T12:00:00.000Z';
const URL_OF_FILE = 'https://dealer.example/stock.csv';
const source = {
  __typename: 'ImportSource' as const,
  ...{ id: 's', organisationId: null, url: URL_OF_FILE, format: 'CSV', match: 'EXTERNAL_ID' },
  ...{ missing: 'KEEP', everyHours: 6, nextFetchAt: FUTURE, lastFetchedAt: AT, lastOutcome: 'IMPORTED' },
  ...{ lastError: null, lastImportId: 'i', failures: 0, failingSince: null, disabledAt: null },
  offReason: null,
};
const acme = {
  ...{
    __typename: 'Organisation' as const,
    id: 'o',
    name: 'Acme Motors',
    status: 'APPROVED',
    role: 'EDITOR',
  },
};
const reading = (importSources: object[], myOrganisations: object[] = [acme]): Mock => ({
  request: { query: MyImportSourcesDocument },
  result: { data: { importSources, myOrganisations } },
});
const updating = (input: object, result: Mock['result']): Mock => ({
  request: { query: UpdateImportSourceDocument, variables: { id: 's', input } },
  result,
});

const opened: string[] = [];
async function open(...mocks: Mock[]) {
  opened.length = 0;
  renderComponent(<SourcesCard onOpen={(id) => opened.push(id)} />, { mocks });
  await act(settle);
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('adds an address, with what the server refuses at its field', async () => {
  const input = {
    ...{ url: URL_OF_FILE, format: 'JSONL', match: 'EXTERNAL_ID', missing: 'PAUSE', everyHours: 24 },
    organisationId: 'o',
  };
  const create = { query: CreateImportSourceDocument, variables: { input } };
  await open(
    reading([]),
    { request: create, result: refusal('VALIDATION', 'Check it.', { url: 'This address is not public.' }) },
    { request: create, result: { data: { createImportSource: source } } },
    reading([source]),
  );
  screen.getByText('No addresses yet');
  await press('Add Address');
  await press('Start Fetching');
  screen.getByText('Please enter the address.');
  choose('Address of the file', ` ${URL_OF_FILE} `);
  choose('Kind of file', 'JSONL');
  choose('Fetch it', '24');
  choose('Imported listings that the file leaves out', 'PAUSE');
  choose('List new contracts for', 'o');
  await press('Start Fetching');
  screen.getByText('This address is not public.');
  await press('Start Fetching');
  const list = within(await screen.findByRole('list', { name: 'Addresses' }));
  list.getByText(URL_OF_FILE);
  list.getByText(/^Imported on /);
});

it('shows what came of the last fetch, opens its import, and fetches now', async () => {
  const failing = {
    ...source,
    lastOutcome: 'FAILED',
    lastError: 'No file there.',
    failures: 1,
    failingSince: AT,
  };
  await open(
    reading([failing]),
    {
      request: { query: FetchImportSourceDocument, variables: { id: 's' } },
      result: refusal('RATE_LIMITED', 'Please wait a minute.'),
    },
    {
      request: { query: FetchImportSourceDocument, variables: { id: 's' } },
      result: { data: { fetchImportSource: { ...failing, nextFetchAt: AT } } },
    },
  );
  screen.getByText('Failing');
  screen.getByText(/^Failed on .*: No file there\.$/);
  screen.getByText(/^Next on /);
  await press('Last Import: dealer.example');
  expect(opened).toEqual(['i']);
  await press('Fetch Now: dealer.example');
  screen.getByText('Please wait a minute.');
  await press('Fetch Now: dealer.example');
  screen.getByText('It is fetched as soon as no other import of yours is running.');
});

it('is edited: by the VIN, nothing is paused', async () => {
  const pausing = { ...source, missing: 'PAUSE', everyHours: 5 };
  const input = {
    ...{
      url: URL_OF_FILE,
      format: 'CSV',
      match: 'VIN',
      missing: 'KEEP',
      everyHours: 5,
      organisationId: null,
    },
  };
  await open(
    reading([pausing], []),
    updating(input, { data: { updateImportSource: { ...pausing, match: 'VIN', missing: 'KEEP' } } }),
  );
  screen.getByText('CSV, every 5 hours. Listings that the file leaves out are paused.');
  await press('Edit: dealer.example');
  expect(screen.queryByLabelText('List new contracts for')).toBeNull();
  choose('Find my contracts by', 'VIN');
  expect(screen.queryByLabelText('Imported listings that the file leaves out')).toBeNull();
  await press('Save');
  screen.getByText('CSV, every 5 hours.');
});

it('is switched off and on, and deleted on a second word', async () => {
  const off = { ...source, nextFetchAt: null, disabledAt: AT, offReason: 'MEMBER' };
  await open(
    reading([source]),
    updating({ active: false }, { data: { updateImportSource: off } }),
    updating({ active: true }, refusal('CONFLICT', 'It cannot be switched on.')),
    {
      request: { query: DeleteImportSourceDocument, variables: { id: 's' } },
      result: { data: { deleteImportSource: { __typename: 'Done', success: true } } },
    },
    reading([]),
  );
  await press('Switch Off: dealer.example');
  screen.getByText('You switched it off.');
  expect(screen.queryByRole('button', { name: 'Fetch Now: dealer.example' })).toBeNull();
  await press('Switch On: dealer.example');
  screen.getByText('It cannot be switched on.');
  await press('Delete: dealer.example');
  await press('Delete');
  await screen.findByText('No addresses yet');
});

it('takes no sixth address, and says when the list did not load', async () => {
  await open(reading(Array.from({ length: 5 }, (_, at) => ({ ...source, id: `s${at}` }))));
  expect(screen.getByRole('button', { name: 'Add Address' })).toHaveProperty('disabled', true);
});

it('can be loaded again', async () => {
  await open({ request: { query: MyImportSourcesDocument }, error: new Error('away') }, reading([]));
  screen.getByText("Couldn't load your addresses");
  await press('Try again');
  await screen.findByText('No addresses yet');
});
