import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { emptySubmit, type SubmitValues } from './submit-form';
import { SubmitHomeHints } from './SubmitHomeHints';

afterEach(cleanup);

function renderHints(values: Partial<SubmitValues>) {
  const { result } = renderHook(() =>
    useForm<SubmitValues>({ defaultValues: { ...emptySubmit, ...values } }),
  );
  render(<SubmitHomeHints control={result.current.control} />);
  return result.current;
}
const hint = () => screen.queryByRole('status')?.textContent ?? '';

test('says while typing which words of a home to replace, and that they stop no one', () => {
  const form = renderHints({ type: 'apartment' });
  expect(hint()).toBe('');
  act(() => form.setValue('description', 'Bright, no kids'));
  expect(hint()).toContain('“no kids” may refuse or prefer people because of their family.');
  expect(hint()).toContain('Describe the home instead');
  expect(hint()).toContain('You can list it as it is');
  act(() => form.setValue('description', 'Bright, kids welcome'));
  expect(hint()).toBe('');
});

test('reads the texts of the facts, and no other type', () => {
  const form = renderHints({ type: 'mortgage', facts: { thirdParty: 'Christians only bank' } });
  expect(hint()).toContain('“Christians only”');
  act(() => form.setValue('type', 'timeshare'));
  expect(hint()).toBe('');
});
