import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { AdminReportFieldsFragment } from '../../../generated/admin-reports';
import { renderComponent } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import { ReportRow } from './ReportRow';

const report = {
  id: '00000000-0000-4000-8000-000000000001',
  targetType: 'CONTRACT',
  targetId: '00000000-0000-4000-8000-000000000002',
  contractId: '00000000-0000-4000-8000-000000000002',
  contractTitle: 'Boat loan',
  contractStatus: 'ACTIVE',
  subjectId: '00000000-0000-4000-8000-000000000003',
  subjectEmail: 'ada@example.com',
  subjectSuspended: false,
  reporterId: '00000000-0000-4000-8000-000000000004',
  reporterEmail: 'bob@example.com',
  reason: 'SCAM',
  note: null,
  urgent: false,
  state: 'OPEN',
  action: null,
  resolution: null,
  resolvedAt: null,
  company: null,
  message: null,
  lastMessages: [],
  history: { open: 1, upheld: 0, dismissed: 0 },
  createdAt: '2026-01-01T00:00:00.000Z',
} as unknown as AdminReportFieldsFragment;

const textOf = (changes: Partial<AdminReportFieldsFragment>) => {
  const { unmount } = renderComponent(
    <MemoryRouter>
      <ul>
        <ReportRow reports={[{ ...report, ...changes }]} />
      </ul>
    </MemoryRouter>,
    { boot: asAdmin },
  );
  const text = screen.getByRole('listitem').textContent;
  unmount();
  return text;
};

it('says in plain words how reports about the member were decided, if there were any', () => {
  expect(textOf({})).not.toContain('so far');
  expect(textOf({ history: { open: 1, upheld: 2, dismissed: 1 } })).toContain(
    'reports about them so far: 2 acted on, 1 no problem',
  );
});

it('says in the words of its buttons what was decided', () => {
  expect(textOf({ state: 'UPHELD', action: 'OFF_MARKET' })).toContain('Acted on (taken off the market)');
  expect(textOf({ state: 'DISMISSED', resolution: 'Checked' })).toContain('No problem: Checked');
});

it('leads from outdated rules to their company', () => {
  const company = { slug: 'acme-leasing', name: 'Acme Leasing' };
  const links = (changes: Partial<AdminReportFieldsFragment>) => {
    const { unmount } = renderComponent(
      <MemoryRouter>
        <ul>
          <ReportRow reports={[{ ...report, ...changes }]} />
        </ul>
      </MemoryRouter>,
      { boot: asAdmin },
    );
    fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Enter' });
    const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return found;
  };
  const about = '/?tab=rules&q=acme-leasing';
  expect(links({ reason: 'RULE_OUTDATED', company })).toContain(about);
  expect(links({ reason: 'SCAM', company })).not.toContain(about);
});
