import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PhotoServer } from '../support/business/photo-server.js';
import { csv, IMPORT_APIS, imported } from '../support/contracts/imports.js';
import { photoRow, PHOTO_HEADINGS, shownPhotos } from '../support/contracts/photo-imports.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { until } from '../support/until.js';

/* The main way; all others are in the slow suites. */

let product: TestApp;
beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
});
afterAll(() => product.stop());

describe.each(IMPORT_APIS)('photos that a file names by their addresses, through %s', (_name, api) => {
  it('are those of a new contract, in their order, the first one as its cover', async () => {
    const server = await new PhotoServer().start();
    const dealer = await product.member();
    const file = csv(PHOTO_HEADINGS, photoRow(1, server.of('a', 'b', 'c').join(' ')));
    const { id } = await imported(api, dealer, file, { mode: 'apply' });
    await until(async () => dataOf(await api.get(dealer, id)).photosWaiting === 0);
    expect(dataOf(await api.get(dealer, id))).toMatchObject({ created: 1, report: [] });
    expect(await shownPhotos(product, dealer, 'CAR-1')).toEqual(await server.digests('a', 'b', 'c'));
    const [{ cover, first } = {}] = await product.database.query<{ cover: string; first: string }>(
      `select c.cover ->> 'id' as cover, p.id as first from contracts c join photos p on p.contract_id = c.id
       where c.user_id = $1 and p.position = 0`,
      [dealer.id],
    );
    expect(cover).toBe(first);
    server.stop();
  });
});
