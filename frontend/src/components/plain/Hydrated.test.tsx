import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Hydrated } from './Hydrated';

it('shows its children after hydration, and does not render what is around it again', async () => {
  const renderPage = jest.fn();
  const Page = () => {
    renderPage();
    return (
      <main>
        <h1>A contract</h1>
        <Hydrated>
          <p>Your reports</p>
        </Hydrated>
      </main>
    );
  };
  // as the server sends it
  document.body.innerHTML = '<main><h1>A contract</h1></main>';
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body, <Page />, { onRecoverableError }));
  expect(document.body.textContent).toBe('A contractYour reports');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(renderPage).toHaveBeenCalledTimes(1);
});
