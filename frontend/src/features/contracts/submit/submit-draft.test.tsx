import { afterEach, expect, it, jest } from '@jest/globals';
import { clearDraft, loadDraft, saveDraft } from './submit-draft';
import { emptySubmit } from './submit-form';

const typed = {
  ...emptySubmit,
  title: '2024 Honda Civic lease',
  monthlyPayment: '$1,234.50',
  organisationId: 'acme',
};

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

it('gives back what the member typed, and nothing to another member', () => {
  expect(saveDraft('ada', typed)).toBe(true);
  expect(loadDraft('ada')).toEqual(typed);
  expect(loadDraft('bob')).toBeNull();
  clearDraft('ada');
  expect(loadDraft('ada')).toBeNull();
});

it('forgets a draft after 30 days', () => {
  saveDraft('ada', typed);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 29 * 86_400_000);
  expect(loadDraft('ada')).toEqual(typed);
  saveDraft('bob', typed);
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 86_400_000);
  expect(loadDraft('ada')).toBeNull();
  expect(Object.keys(window.localStorage)).toEqual(['handover.contract-draft.bob']);
  jest.spyOn(Date, 'now').mockReturnValue(now + 62 * 86_400_000);
  expect(loadDraft('ada')).toBeNull();
  expect(window.localStorage.length).toBe(0);
});

it('keeps nothing of an empty form, and survives what it cannot read', () => {
  saveDraft('ada', typed);
  saveDraft('ada', { ...emptySubmit, title: '  ' });
  expect(window.localStorage.length).toBe(0);
  window.localStorage.setItem('handover.contract-draft.ada', '{');
  expect(loadDraft('ada')).toBeNull();
  window.localStorage.setItem('handover.contract-draft.ada', '"text"');
  expect(loadDraft('ada')).toBeNull();
});

it('says so if the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(saveDraft('ada', typed)).toBe(false);
});
