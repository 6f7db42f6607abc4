import { describe, expect, it } from '@jest/globals';
import { threadPage } from './thread-page.js';

/** Rows as the statements read them: nearest to the start first. */
const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = ({ edges }: ReturnType<typeof threadPage>) => edges.map(({ node }) => node.id);

describe('a page of a thread', () => {
  it('has the oldest message first, and the cursors of its ends', () => {
    const page = threadPage(rows('5', '4', '3'), 3, 'older', false);
    expect(idsOf(page)).toEqual(['3', '4', '5']);
    expect(page.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: '3',
      endCursor: '5',
    });
  });

  it('leaves out the row that only says that the thread goes on', () => {
    const page = threadPage(rows('5', '4', '3'), 2, 'older', false);
    expect(idsOf(page)).toEqual(['4', '5']);
    expect(page.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
  });

  it('has newer messages behind it if it was read back from one of them', () => {
    expect(threadPage(rows('2', '1'), 2, 'older', true).pageInfo).toMatchObject({
      hasPreviousPage: false,
      hasNextPage: true,
    });
  });

  it('has older messages before it if it was read forward from one of them', () => {
    const page = threadPage(rows('3', '4', '5'), 2, 'newer', true);
    expect(idsOf(page)).toEqual(['3', '4']);
    expect(page.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
  });

  it('has no cursors if it is empty', () => {
    expect(threadPage([], 2, 'older', false).pageInfo).toMatchObject({ startCursor: null, endCursor: null });
  });
});
