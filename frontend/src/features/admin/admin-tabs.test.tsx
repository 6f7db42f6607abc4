import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Role } from '../../generated/boot';
import { renderComponent } from '../../testing/harness';
import { aMe } from '../../testing/samples';
import { adminTabs, openTab } from './admin-tabs';
import { AdminLayout } from './nav/AdminLayout';
import { tabLabel } from './tab-rights';

// the notes for the operator are not what is tested
const { fetch } = globalThis;
beforeEach(() => {
  globalThis.fetch = () => new Promise(() => undefined);
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const opened = (search: string, ...roles: Role[]) => openTab(new URLSearchParams(search), aMe({ roles })).tab;

describe('the tab that opens', () => {
  it('is the one of the address, or else the first of the viewer', () => {
    expect(opened('', 'ADMIN')).toBe('content');
    expect(opened('', 'MODERATOR')).toBe('contracts');
    expect(opened('', 'FINANCE')).toBe('sales');
    expect(opened('', 'SUPPORT')).toBe('contracts');
    expect(opened('tab=reports', 'MODERATOR')).toBe('reports');
    expect(opened('tab=nothing', 'FINANCE')).toBe('sales');
    expect(opened('tab=purchases', 'FINANCE')).toBe('sales');
  });

  it('does not become another one because the viewer may not open it', () =>
    expect(opened('tab=settings', 'MODERATOR')).toBe('settings'));
});

describe('the navigation', () => {
  const shown = (...roles: Role[]) => {
    const { unmount } = renderComponent(
      <MemoryRouter>
        <AdminLayout open="users">Panel</AdminLayout>
      </MemoryRouter>,
      { boot: { me: aMe({ roles }) } },
    );
    const tabs = screen.getAllByRole('tab');
    const names = tabs.map(({ textContent }) => textContent?.toLowerCase());
    const inTabOrder = tabs.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent);
    const isLabeled = screen.getByRole('tabpanel').getAttribute('aria-labelledby') ?? 'label';
    unmount();
    return { names, inTabOrder, isLabeled };
  };

  it('has all tabs for an admin, and for others those of their roles', () => {
    expect(shown('ADMIN').names).toEqual(adminTabs.map(({ tab }) => tabLabel(tab).toLowerCase()));
    expect(shown('ADMIN').names).toContain('rule book');
    expect(shown('MODERATOR').names).toEqual([
      ...['contracts', 'approvals', 'sales', 'users', 'flagged', 'reports', 'requests'],
    ]);
    expect(shown('FINANCE').names).toEqual(['sales']);
    expect(shown('SUPPORT').names).toEqual(['contracts', 'sales', 'users', 'requests']);
    expect(shown('FINANCE', 'SUPPORT').names).toEqual(['contracts', 'sales', 'users', 'requests']);
  });

  it('can be reached by Tab and names the panel, whether or not the open tab is one of them', () => {
    expect(shown('SUPPORT')).toMatchObject({ inTabOrder: ['Users'], isLabeled: 'admin-tab-users' });
    expect(shown('FINANCE')).toMatchObject({ inTabOrder: ['Sales'], isLabeled: 'label' });
  });
});
