import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { AdminNotesDocument } from '../../../generated/admin-notes';
import { renderComponent } from '../../../testing/harness';
import { aMe } from '../../../testing/samples';
import { Notes } from './Notes';

afterEach(cleanup);

const note = (authorId: string) => ({
  ...{ __typename: 'AdminNote', id: `of-${authorId}`, authorId, authorEmail: `${authorId}@example.com` },
  ...{ text: `A note of ${authorId}`, createdAt: '2026-03-01T12:00:00.000Z' },
});
const mocks = [
  {
    request: { query: AdminNotesDocument, variables: { targetType: 'USER', targetId: 'ada' } },
    result: { data: { adminNotes: [note('sam'), note('kim')] } },
  },
];

test.each([
  { roles: ['SUPPORT' as const], isAdmin: false, mayDelete: ['sam'] },
  { roles: ['ADMIN' as const], isAdmin: true, mayDelete: ['sam', 'kim'] },
])('$roles deletes the notes of $mayDelete', async ({ mayDelete, ...rights }) => {
  renderComponent(<Notes about="USER" id="ada" />, { mocks, boot: { me: aMe({ id: 'sam', ...rights }) } });
  await screen.findByText('A note of kim');
  const buttons = screen.getAllByRole('button', { name: /^Delete the note of/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    mayDelete.map((author) => `Delete the note of ${author}@example.com`),
  );
});
