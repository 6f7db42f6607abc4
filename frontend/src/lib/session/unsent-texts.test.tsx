import { expect, it, jest } from '@jest/globals';
import { signOut } from '../../app/navigation';
import { loadDraft, saveDraft } from '../../features/contracts/submit-draft';
import { emptySubmit } from '../../features/contracts/submit-form';

it('goes with the member who signs out, and the settings of the browser stay', () => {
  saveDraft('ada', { ...emptySubmit, facts: { vin: '1M8GDM9AXKP042788' } });
  window.sessionStorage.setItem('message:contract:ada', 'My street is 12 Elm');
  window.localStorage.setItem('handover.tips', '[]');
  // this browser does not navigate, and says so
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signOut();
  expect(loadDraft('ada')).toBeNull();
  expect(Object.keys(window.localStorage)).toEqual(['handover.tips']);
  expect(window.sessionStorage.length).toBe(0);
});
