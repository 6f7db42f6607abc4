import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { loadDraft, saveDraft } from './submit-draft';
import { emptySubmit, type SubmitValues } from './submit-form';
import { useSubmitDraft } from './useSubmitDraft';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

function Form({ memberId }: { memberId: string | null }) {
  const form = useForm<SubmitValues>({ defaultValues: emptySubmit });
  const { restored, startOver, finish } = useSubmitDraft(memberId, form);
  return (
    <>
      <input aria-label="Title" {...form.register('title')} />
      {restored && <button onClick={startOver}>Start over</button>}
      <button onClick={finish}>Finish</button>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}
const openForm = (memberId: string | null = 'ada') => render(<Form memberId={memberId} />);
const title = () => screen.getByRole<HTMLInputElement>('textbox').value;
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value } }));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const leave = () => fireEvent.click(screen.getByText('Elsewhere'));
const closeTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('what the member typed is saved after a pause, and there again after a reload', async () => {
  const { unmount } = openForm();
  await type('A lea');
  await wait(200);
  await type('A lease');
  await wait(299);
  expect(loadDraft('ada')).toBeNull();
  await wait(1);
  expect(loadDraft('ada')?.title).toBe('A lease');
  unmount();
  openForm();
  expect(title()).toBe('A lease');
});

test.each(['leaves the page', 'closes the tab'])('nothing is lost if the member %s at once', async (how) => {
  const { unmount } = openForm();
  await type('A lease');
  if (how === 'closes the tab') fireEvent(window, new Event('pagehide'));
  else unmount();
  expect(loadDraft('ada')?.title).toBe('A lease');
});

test('starting over empties the form and the draft', async () => {
  saveDraft('ada', { ...emptySubmit, title: 'A lease' });
  openForm();
  fireEvent.click(screen.getByText('Start over'));
  expect(title()).toBe('');
  expect(loadDraft('ada')).toBeNull();
  expect(screen.queryByText('Start over')).toBeNull();
  await wait(1_000);
  expect(loadDraft('ada')).toBeNull();
});

test('nothing is saved once the contract is listed, not even what was typed just before', async () => {
  const { unmount } = openForm();
  await type('A lease');
  fireEvent.click(screen.getByText('Finish'));
  await wait(1_000);
  unmount();
  expect(loadDraft('ada')).toBeNull();
});

test('an edit keeps nothing, and shows no draft', async () => {
  saveDraft('ada', { ...emptySubmit, title: 'A lease' });
  openForm(null);
  expect(title()).toBe('');
  await type('An edit');
  await wait(1_000);
  expect(Object.keys(window.localStorage)).toHaveLength(1);
  expect(loadDraft('ada')?.title).toBe('A lease');
});

test('the member is asked before leaving only while the browser cannot store the draft', async () => {
  const question = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  openForm();
  await type('A lease');
  await wait(300);
  expect(leave()).toBe(false);
  expect(closeTab()).toBe(false);
  question.mockReturnValue(true);
  expect(leave()).toBe(true);
  expect(question).toHaveBeenCalledTimes(2);

  storage.mockRestore();
  await type('A lease of a car');
  await wait(300);
  expect([leave(), closeTab()]).toEqual([true, true]);
  expect(question).toHaveBeenCalledTimes(2);
});
