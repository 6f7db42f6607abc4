import { expect, it, jest } from '@jest/globals';
import { loadDraft, saveDraft } from '../../features/contracts/submit/submit-draft';
import { emptySubmit } from '../../features/contracts/submit/submit-form';
import { signOut } from './navigation';

it('signing out removes unsent texts from the browser, and keeps its settings', () => {
  saveDraft('ada', { ...emptySubmit, facts: { vin: '1M8GDM9AXKP042788' } });
  window.sessionStorage.setItem('message:contract:ada', 'My street is 12 Elm');
  window.localStorage.setItem('handover.tips', '[]');
  // jsdom cannot navigate and logs that as an error
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signOut();
  expect(loadDraft('ada')).toBeNull();
  expect(Object.keys(window.localStorage)).toEqual(['handover.tips']);
  expect(window.sessionStorage.length).toBe(0);
});
