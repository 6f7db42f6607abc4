import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { someTerms } from '../../testing/candidates';
import { renderComponent } from '../../testing/harness';
import { contractNumber } from '../../testing/samples';
import { AgreedTerms } from './AgreedTerms';

afterEach(cleanup);

test('agreed terms stand beside the listed ones', () => {
  const agreed = someTerms({ incentive: 150_000 });
  renderComponent(<AgreedTerms contract={{ ...contractNumber(1), incentive: 50_000, agreed }} />);
  expect(screen.getByRole('listitem').textContent).toBe('Incentive: $1,500.00, listed: $500.00');
});

test('the true cost follows, beside that of the listing', () => {
  const agreedCost = {
    ...{ total: 600_000, listedTotal: 700_000, effectiveMonthly: 50_000, listedEffectiveMonthly: 58_333 },
  };
  const agreed = someTerms({ incentive: 150_000 });
  renderComponent(<AgreedTerms contract={{ ...contractNumber(1), incentive: 50_000, agreed, agreedCost }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Incentive: $1,500.00, listed: $500.00',
    'True cost to the end: $6,000.00, listed: $7,000.00',
    'Per month: $500.00, listed: $583.33',
  ]);
});

test('nothing is said of a purchase as listed', () => {
  renderComponent(<AgreedTerms contract={contractNumber(1)} />);
  expect(screen.queryByRole('region')).toBeNull();
});
