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

test('nothing is said of a purchase as listed', () => {
  renderComponent(<AgreedTerms contract={contractNumber(1)} />);
  expect(screen.queryByRole('region')).toBeNull();
});
