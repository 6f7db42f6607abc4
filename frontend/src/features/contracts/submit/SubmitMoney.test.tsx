import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { emptySubmit, type SubmitValues } from './submit-form';
import { SubmitMoney } from './SubmitMoney';

afterEach(cleanup);

function renderMoney() {
  const { result } = renderHook(() => useForm<SubmitValues>({ defaultValues: emptySubmit }));
  const { control, register } = result.current;
  const [payment, term] = [register('monthlyPayment'), register('remainingTermMonths')];
  render(<SubmitMoney control={control} payment={payment} term={term} errors={{}} />);
  return result.current;
}
const paymentField = (description?: string) =>
  screen.getByRole('textbox', { name: /^Monthly Payment \(\$\)/, ...(description && { description }) });

test('says what belongs into the monthly payment of the chosen type', () => {
  const form = renderMoney();
  expect(paymentField().getAttribute('aria-describedby')).toBeNull();
  act(() => form.setValue('type', 'mortgage'));
  paymentField('Principal and interest, without taxes and insurance.');
  act(() => form.setValue('type', 'timeshare'));
  paymentField('The fees a year divided by 12.');
});
