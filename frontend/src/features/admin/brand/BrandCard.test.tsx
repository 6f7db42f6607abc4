import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AdminBrandDocument,
  SetBrandDocument,
  type BrandFieldsFragment,
} from '../../../generated/admin-brand';
import { renderComponent } from '../../../testing/harness';
import { BrandCard } from './BrandCard';

afterEach(() => {
  cleanup();
  document.adoptedStyleSheets = [];
});

const sheets: string[] = [];
Object.assign(globalThis, {
  fetch: async () => new Response(JSON.stringify({ data: { content: [] } })),
  CSSStyleSheet: class {
    replaceSync = (css: string) => void sheets.push(css);
  },
});

const brand: BrandFieldsFragment = {
  name: 'Handover',
  color: '#0e5a47',
  darkColor: '#83c9b0',
  logo: null,
  logoWidth: null,
  logoHeight: null,
  mailSender: null,
  postalAddress: null,
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('previews what is typed, and says which color passes', async () => {
  renderComponent(<BrandCard brand={brand} />);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  preview.getByText('No postal address yet');
  type('Name', 'Acme');
  type('Postal address', '1 Main Street');
  await waitFor(() => expect(preview.getAllByText('Acme')).toHaveLength(3));
  preview.getByText('1 Main Street');
  type('Primary color', '#5b9bd5');
  await screen.findByText(/#5b9bd5 is too light/);
  const use = screen.getByRole('button', { name: /^Use #/ });
  const nearest = (use.textContent ?? '').replace('Use ', '');
  fireEvent.click(use);
  await waitFor(() => expect(screen.queryByText(/is too light/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Primary color').value).toBe(nearest);
});

test('does not send a color that is hard to read', async () => {
  renderComponent(<BrandCard brand={brand} />);
  type('Primary color', '#ffff00');
  fireEvent.click(screen.getByRole('button', { name: 'Save Brand' }));
  await screen.findByText(/#ffff00 is too light/);
  expect(screen.queryByText('Saving...')).toBeNull();
});

test('saves, and the page around the form takes the new color', async () => {
  const sent: unknown[] = [];
  const saved = { ...brand, color: '#0b3d91', logo: '/brand/0123456789abcdef-512x128-logo.png' };
  renderComponent(<BrandCard brand={brand} />, {
    mocks: [
      {
        request: { query: SetBrandDocument, variables: () => true },
        result: (variables: object) => {
          sent.push(variables);
          return { data: { setBrand: { ...saved, __typename: 'SiteBrand' } } };
        },
      },
      {
        request: { query: AdminBrandDocument },
        result: { data: { brand: { ...saved, __typename: 'SiteBrand' } } },
      },
    ],
  });
  type('Primary color', '#0b3d91');
  fireEvent.click(screen.getByRole('button', { name: 'Save Brand' }));
  await waitFor(() => expect(sheets).toHaveLength(1));
  expect(sent).toEqual([
    { input: { name: 'Handover', color: '#0b3d91', mailSender: '', postalAddress: '' } },
  ]);
  expect(sheets[0]).toContain('--mui-palette-primary-main:#0b3d91');
  expect(sheets[0]).toContain('url(/brand/0123456789abcdef-512x128-logo.png)');
});

test('the logo can be removed only if there is one', () => {
  const { rerender } = renderComponent(<BrandCard brand={brand} />);
  expect(screen.queryByRole('button', { name: 'Remove Logo' })).toBeNull();
  rerender(<BrandCard brand={{ ...brand, logo: '/brand/0123456789abcdef-512x128-logo.png' }} />);
  screen.getByRole('button', { name: 'Remove Logo' });
});
