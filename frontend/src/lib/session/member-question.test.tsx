import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AddFavouriteDocument } from '../../generated/saved-hearts';
import { request } from '../boot/request';
import { useQuestion } from './member-question';

const sent = jest.fn<() => Promise<Response>>();
beforeEach(() => {
  sent.mockReset();
  globalThis.fetch = () => sent();
});

const answered = () => Response.json({ data: { addFavourite: { id: 'c1' } } });
const refused = (code: string, details: object) => () =>
  Promise.resolve(
    Response.json({ data: null, errors: [{ message: 'Please.', extensions: { code, details } }] }),
  );
const needsTerms = refused('TERMS_REQUIRED', { version: 3, acceptedVersion: 1 });
const needsProof = refused('STEP_UP_REQUIRED', { proofs: ['password'] });

const write = () => request(AddFavouriteDocument, { contractId: 'c1' });
const renderQuestion = () => renderHook(() => useQuestion()).result;

test('a refused request is sent again once the member has accepted the terms', async () => {
  sent.mockImplementationOnce(needsTerms).mockResolvedValueOnce(answered());
  const question = renderQuestion();
  const written = write();
  await waitFor(() =>
    expect(question.current).toMatchObject({
      code: 'TERMS_REQUIRED',
      details: { version: 3, acceptedVersion: 1 },
    }),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  act(() => question.current?.answer(true));
  expect(await written).toEqual({ addFavourite: { id: 'c1' } });
  expect(question.current).toBeNull();
});

test('each thing that the server asks for is asked of the member', async () => {
  sent
    .mockImplementationOnce(needsTerms)
    .mockImplementationOnce(needsProof)
    .mockResolvedValueOnce(answered());
  const question = renderQuestion();
  const written = write();
  for (const code of ['TERMS_REQUIRED', 'STEP_UP_REQUIRED']) {
    await waitFor(() => expect(question.current?.code).toBe(code));
    act(() => question.current?.answer(true));
  }
  await written;
  expect(sent).toHaveBeenCalledTimes(3);
});

test('requests that are refused together share the question', async () => {
  sent
    .mockImplementationOnce(needsTerms)
    .mockImplementationOnce(needsTerms)
    .mockImplementation(async () => answered());
  const question = renderQuestion();
  const both = Promise.all([write(), write()]);
  await waitFor(() => expect(question.current).not.toBeNull());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  act(() => question.current?.answer(true));
  await both;
  expect(sent).toHaveBeenCalledTimes(4);
  expect(question.current).toBeNull();
});

test('the refusal stays if the member closes the dialog, and other refusals ask nothing', async () => {
  sent.mockImplementationOnce(needsTerms);
  const question = renderQuestion();
  const written = write();
  await waitFor(() => expect(question.current).not.toBeNull());
  act(() => question.current?.answer(false));
  await expect(written).rejects.toThrow('Please.');
  sent.mockImplementationOnce(refused('TERMS_CHANGED', {}));
  await expect(write()).rejects.toThrow('Please.');
  expect(question.current).toBeNull();
  expect(sent).toHaveBeenCalledTimes(2);
});
