import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  LegalDraftDocument,
  LegalPreviewDocument,
  PublishLegalTextDocument,
  SaveLegalTextDocument,
} from '../../../generated/admin-legal';
import { refusal, renderComponent } from '../../../testing/harness';
import { LegalEditor } from './LegalEditor';
import type { Draft } from './useLegalDraft';

const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...{ kind: 'TERMS', body: 'Old.', requiresConsent: false, isSaved: false, revision: 4 },
  ...{ changedAt: null, changedBy: null, versions: [] },
  ...changes,
});
/** As the server answers it. */
const typed = (changes?: Partial<Draft>) => ({ ...draft(changes), __typename: 'LegalDraft' });
const preview = {
  request: { query: LegalPreviewDocument, variables: () => true },
  result: {
    data: {
      previewLegalText: { __typename: 'LegalTextPreview', intro: '<p>Seen.</p>', sections: [], pieces: [] },
    },
  },
  maxUsageCount: 9,
};
const kind = 'TERMS';
const saving = (input: object, result: object) => ({
  request: { query: SaveLegalTextDocument, variables: { kind, input } },
  result,
});
const edited = { body: 'New.', requiresConsent: true, revision: 4 };
const saved = { data: { saveLegalText: typed({ ...edited, isSaved: true, revision: 5 }) } };
const publishing = (revision: number, result: object) => ({
  request: { query: PublishLegalTextDocument, variables: { kind, input: { note: 'No fees.', revision } } },
  result,
});

const onReopen = jest.fn(() => Promise.resolve());
function open(...mocks: object[]) {
  onReopen.mockClear();
  renderComponent(<LegalEditor kind="terms" loaded={draft()} onReopen={onReopen} />, {
    mocks: [preview, ...mocks] as never,
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const textBox = () => screen.getByLabelText<HTMLTextAreaElement>('Text in Markdown');
function edit() {
  fireEvent.change(textBox(), { target: { value: 'New.' } });
  fireEvent.click(screen.getByRole('switch'));
}
async function publish() {
  press('Publish');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('What is new'), { target: { value: ' No fees. ' } });
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
}

test('saves with the revision that was loaded, and the next time with the one of the answer', async () => {
  const again = { body: 'Newer.', requiresConsent: true, revision: 5 };
  open(
    saving(edited, saved),
    saving(again, { data: { saveLegalText: typed({ ...again, isSaved: true, revision: 6 }) } }),
  );
  expect([isDisabled('Save Draft'), isDisabled('Publish')]).toEqual([true, true]);
  edit();
  press('Save Draft');
  await waitFor(() => expect(isDisabled('Publish')).toBe(false));
  expect(isDisabled('Save Draft')).toBe(true);
  fireEvent.change(textBox(), { target: { value: 'Newer.' } });
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  press('Save Draft');
  await waitFor(() => expect(isDisabled('Publish')).toBe(false));
  expect(isDisabled('Save Draft')).toBe(true);
});

test('keeps what is typed if another admin has saved the draft, and offers to load theirs', async () => {
  open(saving(edited, refusal('CONFLICT', 'Another admin has changed this text.')));
  edit();
  press('Save Draft');
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved text' }));
  expect(onReopen).toHaveBeenCalledTimes(1);
  expect(textBox().value).toBe('New.');
});

test('publishes what is typed: saves it first, then opens the text in force', async () => {
  open(
    saving(edited, saved),
    publishing(5, { data: { publishLegalText: { __typename: 'LegalText', version: 2 } } }),
    {
      request: { query: LegalDraftDocument, variables: { kind } },
      result: { data: { legalDraft: typed() } },
    },
  );
  edit();
  await publish();
  await waitFor(() => expect(onReopen).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('does not publish what could not be saved', async () => {
  open(saving(edited, refusal('CONFLICT', 'Another admin has changed this text.')));
  edit();
  await publish();
  await screen.findByRole('button', { name: 'Load the saved text' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onReopen).not.toHaveBeenCalled();
});
