import { TERMS_CLAIMS } from '@handover/domain/claims/claims-in-code';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rest } from '../support/claims-apis.js';
import { apis, publishText } from '../support/legal.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { LIVE_KEYS, startApp, type TestApp } from '../support/product/app.js';

const claimed = TERMS_CLAIMS.map(({ claim }) => claim.trim());
const found = (text: string) => claimed.filter((claim) => text.includes(claim));

describe('the claim of the terms that people coordinate a transfer', () => {
  let product: TestApp;
  let admin: Person;
  let visitor: Person;
  const pageOf = async () => (await visitor.rest<string>('GET', '/terms')).body;
  const setClaim = async (isConfirmed: boolean) =>
    dataOf(await rest.setClaim(admin, 'we-coordinate', isConfirmed));

  beforeAll(async () => {
    product = await startApp(LIVE_KEYS);
    [admin, visitor] = [await product.admin(), product.visitor()];
  });
  afterAll(() => product.stop());

  it.each(apis)(
    'is left out of the shipped text and its draft until an admin confirms it ($name)',
    async (api) => {
      for (const isConfirmed of [false, true, false]) {
        await setClaim(isConfirmed);
        const expected = isConfirmed ? claimed : [];
        const [text] = dataOf(await api.texts(visitor, 'terms'));
        expect([isConfirmed, found(text?.body ?? '')]).toEqual([isConfirmed, expected]);
        expect(found(text?.sections.map(({ html }) => html).join('') ?? '')).toEqual(expected);
        expect(found(dataOf(await api.draft(admin, 'terms')).body)).toEqual(expected);
        expect(found(await pageOf())).toEqual(expected);
      }
    },
  );

  it('is shown as it was published in a text of the operator, confirmed or not', async () => {
    const body = `Our terms.\n\n## Service\n\n${claimed.join('\n\n')}\n`;
    await publishText(admin, 'terms', body);
    for (const isConfirmed of [false, true]) {
      await setClaim(isConfirmed);
      for (const api of apis) expect(dataOf(await api.texts(visitor, 'terms'))[0]).toMatchObject({ body });
      expect(found(await pageOf())).toEqual(claimed);
    }
  });
});
