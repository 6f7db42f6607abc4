import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractWords } from '../factories/contract.js';
import { jpeg } from '../factories/images.js';
import { restApi as settings } from '../support/admin-apis.js';
import { apis } from '../support/approvals.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

let product: TestApp;
let holder: Person;
let admin: Person;
let readers: Person[];
let others: Person[];
beforeAll(async () => {
  product = await startApp();
  [admin, holder] = [await product.admin(), await product.member()];
  readers = [holder, admin, await product.staff('moderator'), await product.staff('support')];
  others = [product.visitor(), await product.member(), await product.staff('finance')];
  dataOf(await settings.createSetting(admin, { key: 'approve_listings', value: 'true' }));
});
afterAll(() => product.stop());

/** Lists a contract with a photo; returns its id and the address of the photo, which others may know. */
async function waiting(api: (typeof apis)[number]): Promise<[id: string, path: string]> {
  const { id } = dataOf(await api.submit(holder, contractWords({ title: `Photos by ${api.name}` })));
  const { body } = await holder.rest<{ urls: Record<string, string> }>(
    'POST',
    `/api/contracts/${id}/photos`,
    await jpeg({ seed: api.name.length }),
    { 'content-type': 'image/jpeg' },
  );
  return [id, body.urls['800'] ?? ''];
}

describe.each(apis)('photos of a contract that waits for approval, through $name', (api) => {
  it('are for its holder and the staff that reads contracts, and never in a cache', async () => {
    const [id, path] = await waiting(api);
    const file = async (as: Person) => {
      const { status, headers } = await as.rest('GET', path);
      return [status, headers.get('cache-control')];
    };
    for (const as of readers) {
      expect(await file(as)).toEqual([200, 'private, no-store']);
      expect(dataOf(await api.photos(as, id))).toHaveLength(1);
    }
    for (const as of others) {
      expect(await file(as)).toEqual([404, 'no-store']);
      expect(await api.photos(as, id)).toMatchObject({ code: 'NOT_FOUND' });
    }

    dataOf(await api.approve(admin, id));
    for (const as of [...readers, ...others])
      expect(await file(as)).toEqual([200, expect.stringMatching(/^public, /)]);

    dataOf(await api.edit(holder, id, { title: `Edited by ${api.name}` }));
    for (const as of readers) expect(await file(as)).toEqual([200, 'private, no-store']);
    for (const as of others) expect(await file(as)).toEqual([404, 'no-store']);

    dataOf(await api.sendBack(admin, id, 'Please add photos.'));
    for (const as of others) expect(await file(as)).toEqual([404, 'no-store']);
  });
});
