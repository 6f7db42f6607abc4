import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ListingOffersDocument } from '../../generated/listings';
import { anOffer, candidateNumber } from '../../testing/candidates';
import { renderComponent } from '../../testing/harness';
import { ListingCandidates } from './ListingCandidates';
import type { Listing } from './listing-words';

afterEach(cleanup);

const show = (applicationCount: number) =>
  renderComponent(
    <MemoryRouter>
      <ListingCandidates contract={{ id: 'one', applicationCount } as Listing['contract']} />
    </MemoryRouter>,
    {
      mocks: [
        {
          request: { query: ListingOffersDocument, variables: { contractId: 'one' } },
          result: {
            data: {
              candidates: [
                candidateNumber(1, { offers: [anOffer()] }),
                candidateNumber(2, { offers: [anOffer({ id: 'offer-2', by: 'HOLDER' })] }),
                candidateNumber(3, { offers: [anOffer({ id: 'offer-3', status: 'DECLINED' })] }),
              ],
            },
          },
        },
      ],
    },
  );

test('counts the candidates, and the offers that wait for the holder', async () => {
  show(3);
  const link = await screen.findByText('Candidates (3), 1 offer');
  expect(link.getAttribute('href')).toBe('/contracts/one#candidates');
});

test('says nothing without candidates', () => {
  const { container } = show(0);
  expect(container.textContent).toBe('');
});
