import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { BootProvider } from '../../lib/boot/boot';
import type { LatestContract } from '../../lib/boot/latest';
import { contractNumber } from '../../testing/samples';
import { HeroCards } from './HeroCards';

const show = (latest: LatestContract[]) =>
  render(
    <MemoryRouter>
      <BootProvider initial={{ me: null, content: [], latest }}>
        <HeroCards />
      </BootProvider>
    </MemoryRouter>,
  );
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => document.body.replaceChildren());

test('a site without contracts has three types, each linked to its list', () => {
  show([]);
  expect(links()).toEqual([
    '/contracts?type=car-lease',
    '/contracts?type=apartment',
    '/contracts?type=mortgage',
  ]);
});

test('contracts come first, and other types fill the place', () => {
  show([contractNumber(1)]);
  expect(screen.getByText(contractNumber(1).title)).toBeTruthy();
  expect(links()).toEqual(['/contracts?type=apartment', '/contracts?type=mortgage']);
});

test('three contracts leave no place for types', () => {
  show([1, 2, 3].map((number) => contractNumber(number)));
  expect(links()).toEqual([]);
});
