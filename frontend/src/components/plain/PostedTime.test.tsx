import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PostedTime } from './PostedTime';

it.each([
  [1_000, 'Posted less than a minute ago'],
  [3_600_000, 'Posted about 1 hour ago'],
])('says of a contract listed %i ms ago "%s"', (ms, text) => {
  render(<PostedTime iso={new Date(Date.now() - ms).toISOString()} />);
  expect(screen.getByRole('time').textContent).toBe(text);
});
