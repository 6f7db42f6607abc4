import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { ReportingContext } from '../../components/plain/ReportButton';
import type { RuleLevel, RuleLineFieldsFragment } from '../../generated/rules';
import { renderComponent } from '../../testing/harness';
import { ContractRules } from './ContractRules';

afterEach(cleanup);

const line = (level: RuleLevel, text: string, subject: string, sourceUrl: string | null = null) =>
  ({
    ...{ key: text, level, text, subject, source: `${subject} source`, sourceUrl, checkedOn: '2026-11-20' },
  }) satisfies RuleLineFieldsFragment;
const company = { slug: 'acme-leasing', name: 'Acme Leasing', figures: null };
const lines = [
  line('STOP', 'Acme Leasing does not allow transfers.', 'Acme Leasing'),
  line('WARN', 'The deposit must not be above one rent in New York.', 'New York'),
  line('INFO', 'Transfer fee: $135.00', 'Acme Leasing', 'https://acme.example/leases'),
  line('INFO', 'How to start: call them: 8 to 5', 'Acme Leasing', 'https://acme.example/leases'),
  line('INFO', 'An answer is due within: 30 days', 'New York'),
];

interface Shown {
  company: ComponentProps<typeof ContractRules>['rules']['company'];
  ruleLines: RuleLineFieldsFragment[];
  state?: string | null;
}
const ask = jest.fn();
const show = ({ state = 'TX', ...rules }: Shown, canReport = false) =>
  renderComponent(
    <MemoryRouter>
      <ReportingContext value={{ hasReported: () => false, ask }}>
        <ContractRules
          contract={{ id: 'c', type: 'CAR_LEASE' }}
          rules={{ ...rules, state }}
          canReport={canReport}
        />
      </ReportingContext>
    </MemoryRouter>,
  );

test('problems are first, and each line has its source and day', () => {
  show({ company, ruleLines: lines });
  const panel = screen.getByRole('region', { name: 'What Acme Leasing asks' });
  const items = within(panel).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Stop: Acme Leasing does not allow transfers. (Acme Leasing source, checked Nov 20, 2026)',
    'Warning: The deposit must not be above one rent in New York. (New York source, checked Nov 20, 2026)',
    'Transfer fee: $135.00',
    'How to start: call them: 8 to 5',
    'An answer is due within: 30 days',
  ]);
  within(panel).getByText(/^Says/, { selector: 'p:has(a)' });
  within(panel).getByText('New York. Says New York source, checked Nov 20, 2026.');
  const source = within(panel).getByRole('link', { name: 'Acme Leasing source' });
  expect(source.getAttribute('href')).toBe('https://acme.example/leases');
  expect(source.getAttribute('rel')).toBe('nofollow noopener noreferrer');
  const more = within(panel).getByRole('link', { name: /^Acme Leasing: all rules/ });
  expect(more.getAttribute('href')).toBe('/contracts?type=car-lease&company=acme-leasing');
});

test('without a company it names the state, and without rules there is no panel', () => {
  const { unmount } = show({ company: null, ruleLines: lines.slice(4) });
  screen.getByRole('region', { name: 'What New York asks' });
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  show({ company, ruleLines: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

test('what was measured here is a sentence, if enough was', () => {
  const figures = { decided: 14, approved: 11, medianDaysToDecision: 9, medianFee: null };
  show({ company: { ...company, figures }, ruleLines: lines });
  screen.getByText('Measured here: half were decided within 9 days (14 decisions, 11 approved).');
  cleanup();
  show({ company, ruleLines: lines });
  expect(screen.queryByText(/^Measured here/)).toBeNull();
});

test('what the company asks is reported as out of date, not what a state asks', () => {
  const { unmount } = show({ company, ruleLines: lines }, true);
  fireEvent.click(screen.getByRole('button', { name: 'Is this out of date? Report it' }));
  expect(ask).toHaveBeenCalledWith({ targetType: 'CONTRACT', targetId: 'c', reason: 'rule-outdated' });
  unmount();
  show({ company, ruleLines: lines.slice(4) }, true);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a company that transfers within one state', () => {
  const only = { ...line('INFO', 'Only within one state: Yes', 'Acme Leasing'), key: 'sameStateOnly' };
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Your state'), { target: { value } });
  beforeEach(() => window.localStorage.clear());

  test('warns a candidate in another one, also on the next contract', () => {
    const { unmount } = show({ company, ruleLines: [only] }, true);
    expect(screen.getByRole('status').textContent).toBe('');
    choose('TX');
    expect(screen.getByRole('status').textContent).toBe('');
    choose('NM');
    expect(screen.getByRole('status').textContent).toBe(
      'Warning: Acme Leasing transfers only to buyers in the same state. (Acme Leasing source, checked Nov 20, 2026)',
    );
    unmount();
    show({ company, ruleLines: [only] }, true);
    expect(screen.getByLabelText<HTMLSelectElement>('Your state').value).toBe('NM');
    expect(screen.getByRole('status').textContent).toContain('only to buyers in the same state');
  });

  test('asks nobody else', () => {
    for (const [given, canAsk] of [
      [{ company, ruleLines: [only] }, false],
      [{ company, ruleLines: [only], state: null }, true],
      [{ company, ruleLines: [{ ...only, text: 'Only within one state: No' }] }, true],
      [{ company, ruleLines: lines }, true],
    ] as const) {
      const { unmount } = show(given as Shown, canAsk);
      expect(screen.queryByLabelText('Your state')).toBeNull();
      unmount();
    }
  });
});
