import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Unbroken } from './Unbroken';

test.each([
  ['2024 Honda CR-V Hybrid', ['CR-V']],
  ['F-150 and CX-5', ['F-150', 'CX-5']],
  ['House with a 2.875% loan', ['2.875%']],
  ['House, 2.875 % fixed', ['2.875 %']],
  ['A two-bedroom walk-up', []],
  ['Call 512-555-0100', []],
  ['Plain lease', []],
])('"%s" keeps %j together and its text as it is', (title, kept) => {
  const { container } = render(<Unbroken text={title} />);
  expect([...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual(kept);
  expect(container.textContent).toBe(title);
});
