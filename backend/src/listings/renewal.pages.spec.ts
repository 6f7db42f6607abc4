import { expect, it } from '@jest/globals';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { askPage, donePage } from './renewal.pages.js';

const contract = (more: Partial<Contract> = {}) =>
  ({
    ...{ title: 'A <b>lease</b>', status: ContractStatus.ACTIVE, freshUntil: null },
    ...more,
  }) as Contract;

it('asks whether to keep a listed contract, and whether to list another one again', () => {
  expect(askPage(contract(), 'a.b', 'n')).toContain('Yes, keep it listed');
  expect(askPage(contract({ status: ContractStatus.CANCELLED }), 'a.b', 'n')).toContain(
    'List it again</button>',
  );
});

it('sends the token with a form, because opening the page changes nothing', () =>
  expect(askPage(contract(), 'a"b', 'n')).toContain(
    '<form method="post" action="/api/renewal?token=a%22b">',
  ));

it('shows the title as text', () => {
  for (const page of [askPage(contract(), 'a.b', 'n'), donePage(contract(), 'n')]) {
    expect(page).toContain('A &#60;b&#62;lease&#60;/b&#62;');
    expect(page).not.toContain('<b>');
  }
});

it('names the day until which it stays listed, in UTC', () => {
  expect(donePage(contract({ freshUntil: '2026-04-01T00:30:00.000Z' }), 'n')).toContain(
    'until April 1, 2026',
  );
  expect(donePage(contract(), 'n')).not.toContain('until');
});
