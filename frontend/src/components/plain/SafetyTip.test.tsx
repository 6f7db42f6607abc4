import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/harness';
import { SafetyTip } from './SafetyTip';

const LOAN = 'Pay the lender, never the previous borrower.';
beforeEach(() => localStorage.clear());

it('hides a dismissed tip for good in this browser, and shows the others', () => {
  renderComponent(<SafetyTip text={LOAN} />);
  fireEvent.click(screen.getByLabelText('Dismiss this safety tip'));
  expect(screen.queryByText(LOAN)).toBeNull();
  renderComponent(<SafetyTip text={LOAN} />);
  expect(screen.queryByText(LOAN)).toBeNull();
  renderComponent(<SafetyTip text="Another tip" />);
  screen.getByText('Another tip');
});
