import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../../../testing/harness';
import { asAdmin } from '../../../../testing/samples';
import { settle } from '../../../../testing/settle';
import { ImportDialog } from './ImportDialog';
import type { ImportReport } from './useRuleImport';

const report = (given: Partial<ImportReport> = {}): ImportReport => ({
  ...{ isStored: false, created: 2, changed: 10, unchanged: 80, errorCount: 0, errors: [] },
  ...given,
});

const onClose = jest.fn();
const sent: { path: string; type: string; body: unknown }[] = [];
const answers: { status: number; body: object }[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  onClose.mockClear();
  sent.length = 0;
  answers.length = 0;
  globalThis.fetch = ((path: string, { headers, body }: RequestInit) => {
    sent.push({ path, type: (headers as Record<string, string>)['content-type'] ?? '', body });
    const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
});
afterEach(() => void (globalThis.fetch = realFetch));

const open = () => renderComponent(<ImportDialog onClose={onClose} />, { boot: asAdmin });
const file = new File(['kind,slug'], 'rules.csv', { type: 'application/vnd.ms-excel' });
const choose = (status: number, body: object) =>
  act(async () => {
    answers.push({ status, body });
    fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
    await settle();
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await settle();
  });

it('reads the file first, says what it changes, and imports it on a second word', async () => {
  open();
  expect(button('Import').disabled).toBe(true);
  await choose(200, report());
  expect(sent).toEqual([{ path: '/api/admin/rules/import?dryRun=true', type: 'text/csv', body: file }]);
  screen.getByText('2 new, 10 changed, 80 as before.');
  answers.push({ status: 200, body: report({ isStored: true }) });
  await press('Import 12 rules');
  expect(sent[1]).toEqual({ path: '/api/admin/rules/import', type: 'text/csv', body: file });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('names each wrong cell, and cannot be sent until another file is right', async () => {
  open();
  const errors = [
    { row: 4, column: 'fee_max_dollars', text: 'The lowest fee is above the highest.' },
    { row: 9, column: null, text: 'The row has more cells than headings.' },
  ];
  await choose(200, report({ errorCount: 30, errors }));
  screen.getByText('30 cells are wrong, so nothing is imported:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 4, fee_max_dollars: The lowest fee is above the highest.',
    'Row 9: The row has more cells than headings.',
  ]);
  screen.getByText('And 28 more.');
  expect(button('Import').disabled).toBe(true);
  await choose(200, report({ created: 0, changed: 1 }));
  expect(button('Import 1 rule').disabled).toBe(false);
});

it('a file that changes nothing cannot be sent', async () => {
  open();
  await choose(200, report({ created: 0, changed: 0 }));
  screen.getByText(/^The file changes nothing\./);
  expect(button('Import').disabled).toBe(true);
});

it('says why a file cannot be read, and keeps what was checked if the import fails', async () => {
  open();
  await choose(415, { error: 'Please send a CSV file in UTF-8.', code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect(screen.getByRole('alert').textContent).toBe('Please send a CSV file in UTF-8.');
  await choose(200, report());
  expect(screen.queryByRole('alert')).toBeNull();
  answers.push({ status: 429, body: { error: 'You have imported many files.', code: 'RATE_LIMITED' } });
  await press('Import 12 rules');
  expect(screen.getByRole('alert').textContent).toBe('You have imported many files.');
  expect(button('Import 12 rules').disabled).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});
