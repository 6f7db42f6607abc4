import { afterEach, expect, test } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CandidatesDocument,
  ChooseCandidateDocument,
  PassCandidateDocument,
  RankCandidatesDocument,
  SetSaleModeDocument,
  type CandidateFieldsFragment,
} from '../../../generated/candidates-holder';
import { candidateNumber, LATER } from '../../../testing/candidates';
import { refusal, renderComponent } from '../../../testing/harness';
import { contractNumber } from '../../../testing/samples';
import { CandidatesCard } from './CandidatesCard';

afterEach(cleanup);

const contract = contractNumber(1);
const sale = (change: object = {}) => ({
  __typename: 'Contract',
  id: contract.id,
  status: 'ACTIVE',
  forSale: true,
  saleMode: 'FIRST_COME',
  reservedUntil: null,
  applicationCount: 2,
  requirements: { creditBand: '700-739' },
  ...change,
});
const tick = (met: boolean) => [{ __typename: 'RequirementTick' as const, key: 'creditBand', met }];
const two = [
  candidateNumber(1, { requirements: tick(false), answers: { creditBand: '600-659' } }),
  candidateNumber(2, { requirements: tick(true), handedOver: 2 }),
];

const settings = { __typename: 'SaleSettings', lineAuto: true };

const read = (candidates: CandidateFieldsFragment[] = two, change: object = {}): MockLink.MockedResponse => ({
  request: { query: CandidatesDocument, variables: { contractId: contract.id } },
  result: { data: { contract: sale(change), candidates, saleSettings: settings } },
  maxUsageCount: 50,
});
const show = (mocks: MockLink.MockedResponse[]) =>
  renderComponent(<CandidatesCard contract={contract} listed={{ incentive: 50_000 }} />, { mocks });
const rows = () =>
  screen.getAllByRole('listitem', { name: /^Candidate \d+$/ }).map((row) => row.getAttribute('aria-label'));
const press = (name: string, inside: HTMLElement = document.body) =>
  fireEvent.click(within(inside).getByRole('button', { name }));

test('the holder reads answers and requirements of numbered candidates, and no id', async () => {
  const { container } = show([read()]);
  await screen.findByText('Candidates (2)');
  expect(rows()).toEqual(['Candidate 1', 'Candidate 2']);
  const second = within(screen.getByRole('listitem', { name: 'Candidate 2' }));
  second.getByText(/Member since March 2026 · Email confirmed · .*2/);
  second.getByText('700 to 739');
  expect(second.getByRole('list', { name: 'Requirements: Candidate 2' }).textContent).toBe(
    'Met: Credit score: 700 to 739, or higher',
  );
  expect(screen.getByRole('list', { name: 'Requirements: Candidate 1' }).textContent).toMatch(/^Not met: /);
  expect(container.innerHTML).not.toContain('application-');
});

test('they are sorted by what is met, never by a score, and moved by buttons', async () => {
  const ids = ['application-2', 'application-1'];
  show([
    read(),
    {
      request: { query: RankCandidatesDocument, variables: { contractId: contract.id, ids } },
      result: { data: { rankCandidates: [two[1], two[0]] } },
    },
    read(),
  ]);
  await screen.findByText('Candidates (2)');
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'requirements' } });
  expect(rows()).toEqual(['Candidate 2', 'Candidate 1']);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'line' } });
  press('Move Candidate 1 down');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Candidate 2 up' }).disabled).toBe(
      false,
    ),
  );
});

test('a long line is shown in parts, and sorted as a whole', async () => {
  const many = Array.from({ length: 45 }, (_, at) =>
    candidateNumber(at + 1, { requirements: tick(at === 44) }),
  );
  show([read(many)]);
  await screen.findByText('Candidates (45)');
  expect(rows()).toHaveLength(20);
  press('Show 20 more');
  press('Show 5 more');
  expect(rows()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'requirements' } });
  expect(rows()[0]).toBe('Candidate 45');
});

test('a candidate who had all their windows cannot be chosen, and the holder reads why', async () => {
  show([read([candidateNumber(1, { allowedActions: ['OFFER', 'PASS'] }), candidateNumber(2)])]);
  const first = within(await screen.findByRole('listitem', { name: 'Candidate 1' }));
  first.getByText(/was reserved for Candidate 1 3 times/);
  expect(first.queryByRole('button', { name: 'Choose' })).toBeNull();
  expect(screen.getAllByText(/cannot choose them again/)).toHaveLength(1);
});

test('choosing says what follows, and stays open with the reason if it is refused', async () => {
  show([
    read(),
    {
      request: { query: ChooseCandidateDocument, variables: { applicationId: 'application-2', hours: 72 } },
      result: refusal('CONFLICT', 'This is not possible any more.'),
    },
  ]);
  const second = await screen.findByRole('listitem', { name: 'Candidate 2' });
  press('Choose', second);
  const dialog = screen.getByRole('dialog', { name: 'Choose Candidate 2?' });
  within(dialog).getByText(/only Candidate 2 can buy it, for the same \$25\.00 fee/);
  fireEvent.change(within(dialog).getByLabelText('Reserved for'), { target: { value: '72' } });
  press('Choose', dialog);
  await within(dialog).findByText('This is not possible any more.');
});

test('while it is reserved, nobody else can be chosen, and the reservation can be released', async () => {
  const chosen = candidateNumber(1, { status: 'CHOSEN', allowedActions: ['RELEASE'], reservedUntil: LATER });
  show([read([chosen, candidateNumber(2)], { reservedUntil: LATER })]);
  await screen.findByText(/^Reserved for Candidate 1 until Jan 2, 2099/);
  expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
  press('Release');
  screen.getByText(/goes to the end of the line/);
});

test('passing sends the reason', async () => {
  show([
    read(),
    {
      request: {
        query: PassCandidateDocument,
        variables: { applicationId: 'application-1', reason: 'DATE' },
      },
      result: { data: { passCandidate: candidateNumber(1, { status: 'PASSED', allowedActions: [] }) } },
    },
  ]);
  press('Pass', await screen.findByRole('listitem', { name: 'Candidate 1' }));
  fireEvent.click(screen.getByLabelText('The day doesn’t work for me'));
  press('Pass', screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the holder sets how they sell, and what they ask for', async () => {
  show([
    read([], { applicationCount: 0, requirements: null }),
    {
      request: {
        query: SetSaleModeDocument,
        variables: {
          ...{ contractId: contract.id, mode: 'CHOOSE' },
          requirements: { state: ['TX'], creditBand: '660-699' },
        },
      },
      result: { data: { setSaleMode: sale({ saleMode: 'CHOOSE' }) } },
    },
  ]);
  await screen.findByText(/Nobody has asked yet/);
  press('How you sell');
  const dialog = screen.getByRole('dialog', { name: 'How you sell' });
  fireEvent.click(within(dialog).getByLabelText(/^I choose/));
  fireEvent.click(within(dialog).getByLabelText('Texas'));
  fireEvent.change(within(dialog).getByLabelText('Credit score, at least'), { target: { value: '660-699' } });
  press('Save', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the holder decides whether the next in line comes first', async () => {
  const variables = { contractId: contract.id, mode: 'FIRST_COME', lineAuto: false };
  show([
    { ...read(), maxUsageCount: 1 },
    { request: { query: SetSaleModeDocument, variables }, result: { data: { setSaleMode: sale() } } },
    {
      ...read(),
      result: { data: { contract: sale(), candidates: two, saleSettings: { ...settings, lineAuto: false } } },
    },
  ]);
  const line = await screen.findByRole<HTMLInputElement>('switch', { name: /next candidate in line first/ });
  expect(line.checked).toBe(true);
  fireEvent.click(line);
  await waitFor(() => expect(line.checked).toBe(false));
});

test('candidates are compared side by side', async () => {
  show([read()]);
  await screen.findByText('Candidates (2)');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true);
  for (const number of [1, 2]) fireEvent.click(screen.getByLabelText(`Compare Candidate ${number}`));
  press('Compare (2)');
  const table = within(screen.getByRole('dialog', { name: 'Compare candidates' }));
  const cells = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Credit score')).toEqual(['600 to 659', '700 to 739']);
  expect(cells('Credit score: 700 to 739, or higher')).toEqual(['✗ Not met', '✓ Met']);
});

test('an unreachable server can be asked again', async () => {
  show([]);
  await screen.findByText("Couldn't load the candidates");
  screen.getByRole('button', { name: 'Try again' });
});
