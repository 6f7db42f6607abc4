import { assumptionsOf } from '@handover/domain/cost/assumptions';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderComponent } from '../../testing/harness';
import { AssumptionFields } from './AssumptionFields';

const show = (type: 'mortgage' | 'loan') =>
  renderComponent(
    <AssumptionFields
      rules={assumptionsOf(type)}
      given={{}}
      assumptions={{}}
      errors={{}}
      market={null}
      change={() => undefined}
    />,
  );

it('shows the three that answer most questions, and the rest behind "More"', () => {
  const { container } = show('mortgage');
  const more = container.querySelector('details') as HTMLElement;
  const shown = screen.getAllByRole('textbox').filter((field) => !more.contains(field));
  expect(shown.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Rate of a new loan (%)',
    'Second loan for the gap: rate (%)',
    'Closing costs ($)',
  ]);
  within(more).getByLabelText('Exempt from the VA funding fee');
});

it('has no "More" where there is none', () => {
  const { container } = show('loan');
  expect(container.querySelector('details')).toBeNull();
});
