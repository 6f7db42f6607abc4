import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AdminRuleObservationsDocument, ResolveObservationDocument } from '../../../../generated/admin-rules';
import { renderComponent, type HarnessOptions } from '../../../../testing/harness';
import { asAdmin } from '../../../../testing/samples';
import { settle } from '../../../../testing/settle';
import { Observations } from './Observations';
import { aSubject, aVersion } from '../samples';

afterEach(cleanup);

const inForce = aVersion(1, { status: 'PUBLISHED', values: { feeMin: 13_500, feeMax: 13_500 } });
const subject = aSubject({ rules: [inForce] });
const told = (id: string, answers: Record<string, unknown>, note: string | null = null) => ({
  __typename: 'RuleObservation' as const,
  ...{ id, type: 'CAR_LEASE' as const, transferId: `of-${id}`, answers, note, state: 'OPEN' as const },
  createdAt: '2026-11-21T10:00:00.000Z',
});
const reading = (...nodes: ReturnType<typeof told>[]) => ({
  request: { query: AdminRuleObservationsDocument, variables: { subjectId: subject.id } },
  result: {
    data: {
      ruleObservations: {
        __typename: 'RuleObservationConnection',
        edges: nodes.map((node) => ({ __typename: 'RuleObservationEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
});
const show = (mocks: HarnessOptions['mocks']) =>
  renderComponent(
    <MemoryRouter>
      <Observations subject={subject} />
    </MemoryRouter>,
    { boot: asAdmin, mocks: mocks ?? [] },
  );
const items = () =>
  within(screen.getByRole('list', { name: 'Observations' }))
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('.note')].map(({ textContent }) => textContent));

it('lists what members told, and marks what several say and the rule does not', async () => {
  show([
    reading(
      told('a', { fee: 15_000, days: 9 }, 'By mail.'),
      told('b', { fee: 15_000, holderReleased: 'after-approval' }),
      told('c', { fee: 15_000 }),
      told('d', { fee: 13_500 }),
    ),
  ]);
  await screen.findByRole('list', { name: 'Observations' });
  const fee = 'Transfer fee: $150.00 (several say so, the rule does not)';
  expect(items()).toEqual([
    [fee, 'Days to the decision: 9 days', 'By mail.'],
    [fee, 'Seller released afterwards: Only if approved separately'],
    [fee],
    ['Transfer fee: $135.00'],
  ]);
});

it('is gone once an admin has decided about all', async () => {
  const one = told('a', { allowed: 'no' });
  show([
    reading(one),
    {
      request: { query: ResolveObservationDocument, variables: { id: 'a', state: 'USED' } },
      result: { data: { resolveObservation: { ...one, state: 'USED' } } },
    },
    reading(),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: /^Used/ }));
  await act(settle);
  await act(settle);
  expect(screen.queryByRole('region', { name: 'Observations' })).toBeNull();
});

it('takes no place without any', async () => {
  show([reading()]);
  await act(settle);
  expect(screen.queryByRole('region', { name: 'Observations' })).toBeNull();
});
