import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { definitionsOf } from '@handover/domain/facts/definitions';
import { drawingOf } from '@handover/domain/types/drawings';
import { contractKinds } from './contract-kinds';
import { ContractCover } from './ContractCover';

const file = readFileSync('frontend/src/components/contract/covers/covers.svg', 'utf8');
const drawings = new Map(
  [...file.matchAll(/ {2}<g id="([^"]+)">.*?\n {2}<\/g>/gs)].map(([text, id]) => [id, text]),
);

/** The ids of the drawings that the cover of a contract refers to. */
function drawn(seed: string) {
  const drawing = drawingOf({ id: seed, type: 'car-lease', title: '', facts: {} });
  const { container } = render(<ContractCover type="CAR_LEASE" drawing={drawing} seed={seed} />);
  return [...container.querySelectorAll('use')].map(
    (use) => [use.getAttribute('href')?.split('#')[1] ?? '', use.getAttribute('transform')] as const,
  );
}

const seeds = Array.from(
  { length: 16 },
  (_, number) => `019a3c1e-7d2b-7c55-9f5e-0a1b2c3d00${number}${number}`,
);

describe('the cover of a contract', () => {
  test.each(contractKinds)('uses drawings that exist, for whatever is stated of a $slug', ({ slug }) => {
    const stated = definitionsOf(slug).flatMap(({ key, values = [] }) =>
      values.map(({ value }) => ({ [key]: value })),
    );
    for (const id of seeds)
      for (const facts of [{}, ...stated])
        expect(drawings.has(drawingOf({ id, type: slug, title: '', facts }))).toBe(true);
  });

  test('is the same at every render and differs between contracts', () => {
    expect(drawn(seeds[3]!)).toEqual(drawn(seeds[3]!));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawn(seed)))).size).toBeGreaterThan(6);
  });

  test('is decoration, and takes any seed', () => {
    const { container } = render(<ContractCover type="LOAN" drawing="loan-boat" seed="" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});

test('no drawing weighs 2 kB', () => {
  expect(drawings.size).toBe(6 + 8 * contractKinds.length);
  for (const [id, text] of drawings) expect([id, text.length < 2000]).toEqual([id, true]);
});
