import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { contractKinds } from './contract-kinds';
import { ContractCover } from './ContractCover';

const file = readFileSync('frontend/src/components/contract/covers/covers.svg', 'utf8');
const drawings = new Map(
  [...file.matchAll(/ {2}<g id="([^"]+)">.*?\n {2}<\/g>/gs)].map(([text, id]) => [id, text]),
);

/** The ids of the drawings that the cover of a contract refers to. */
function drawn(seed: string, type = contractKinds[0]!.type) {
  const { container } = render(<ContractCover type={type} seed={seed} />);
  return [...container.querySelectorAll('use')].map(
    (use) => [use.getAttribute('href')?.split('#')[1] ?? '', use.getAttribute('transform')] as const,
  );
}

const seeds = Array.from(
  { length: 16 },
  (_, number) => `019a3c1e-7d2b-7c55-9f5e-0a1b2c3d00${number}${number}`,
);

describe('the cover of a contract', () => {
  test.each(contractKinds)('uses drawings that exist, for $slug', ({ type }) => {
    for (const seed of seeds) for (const [id] of drawn(seed, type)) expect(drawings.has(id)).toBe(true);
  });

  test('is the same at every render and differs between contracts', () => {
    expect(drawn(seeds[3]!)).toEqual(drawn(seeds[3]!));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawn(seed)))).size).toBeGreaterThan(6);
  });

  test('is decoration, and takes any seed', () => {
    const { container } = render(<ContractCover type="LOAN" seed="" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});

test('no drawing weighs 2 kB', () => {
  expect(drawings.size).toBe(4 + 2 * contractKinds.length);
  for (const [id, text] of drawings) expect([id, text.length < 2000]).toEqual([id, true]);
});
