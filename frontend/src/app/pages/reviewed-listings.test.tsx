import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { SubmitContractForm } from '../../features/contracts/submit/SubmitContractForm';
import { EditLine } from '../../features/contracts/submit/SubmitNotes';
import { FeatureTiles } from '../../features/home/FeatureTiles';
import { ListingsTab } from '../../features/listings/ListingsTab';
import { MyListingsDocument } from '../../generated/listings';
import type { BootState } from '../../lib/boot/boot';
import { renderComponent } from '../../testing/harness';
import { aMe, asAdmin } from '../../testing/samples';
import { settle } from '../../testing/settle';
import { Component as NotFoundPage } from './NotFoundPage';

beforeAll(() => void Object.assign(window, { scrollTo: () => undefined }));
afterEach(cleanup);

const none = {
  request: { query: MyListingsDocument, variables: {} },
  result: {
    data: {
      myListings: {
        __typename: 'ListingConnection',
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: [],
      },
    },
  },
};

const asMember = { me: aMe() };

function show(page: ReactElement, approves: string, { me }: BootState = asMember) {
  cleanup();
  const content = [
    {
      __typename: 'Setting' as const,
      key: 'approve_listings',
      value: approves,
      category: 'GENERAL' as const,
    },
  ];
  renderComponent(<MemoryRouter initialEntries={['/contracts/submit']}>{page}</MemoryRouter>, {
    boot: { me, content },
    mocks: [none],
  });
}

const LIVE = /live (?:right away|at once|as soon as you submit)|as soon as you save/;
const REVIEW = /We look at (?:new listings|changes) first|We review your listing/;

const PAGES: [name: string, Page: ComponentType, viewer: BootState][] = [
  ['the invitation of visitors', NotFoundPage, { me: null }],
  ['the tiles of the landing page', FeatureTiles, { me: null }],
  ['the empty list of listings', ListingsTab, asMember],
  ['the form to edit one', EditLine, asMember],
];

test.each(PAGES)('%s says whether a listing is live at once', async (_name, Page, viewer) => {
  show(<Page />, 'false', viewer);
  await screen.findByText(LIVE);
  expect(screen.queryByText(REVIEW)).toBeNull();
  show(<Page />, 'true', viewer);
  await screen.findByText(REVIEW);
  expect(screen.queryByText(LIVE)).toBeNull();
});

test('the button and the preview say that a new listing is reviewed, and not to admins', async () => {
  const form = <SubmitContractForm memberId="sam" onSubmitted={() => undefined} onCancel={() => undefined} />;
  show(form, 'true');
  await act(settle);
  screen.getByRole('button', { name: 'Submit for Review' });
  screen.getByText('Preview: public after our review');
  show(form, 'true', asAdmin);
  await act(settle);
  screen.getByRole('button', { name: 'Submit Contract' });
  screen.getByText('Preview');
});
