import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { enumName, type Outcome, type Person } from '../support/person.js';
import { rest } from '../support/contracts/rules.js';

let product: TestApp;
let admin: Person;
let holder: Person;
let slug: string;

beforeAll(async () => {
  product = await startApp();
  [admin, holder] = [await product.admin(), await product.member()];
  const acme = dataOf(await rest.save(admin, { slug: 'acme-reported', name: 'Acme Reported' }));
  dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, acme.id))));
  await rest.save(admin, { slug: 'silent', name: 'Silent Leasing' });
  slug = acme.slug;
});
afterAll(() => product.stop());

const lease = (thirdParty: string) => listContract(holder, { facts: { thirdParty } } as object);

interface Reported {
  reason: string;
  contractId: string;
  company: { slug: string; name: string } | null;
}
type Input = { targetType: string; targetId: string; reason: string };

const apis: [string, (as: Person, input: Input) => Promise<Outcome>, () => Promise<Reported[]>][] = [
  [
    'REST',
    (as, input) => as.viaRest('POST', '/api/reports', input),
    async () => dataOf(await admin.viaRest<Reported[]>('GET', '/api/admin/reports')),
  ],
  [
    'GraphQL',
    (as, { targetId, ...words }) =>
      as.viaGraphql('mutation($input: ReportInput!) { report(input: $input) { id reason } }', {
        input: { targetId, targetType: enumName(words.targetType), reason: enumName(words.reason) },
      }),
    async () =>
      dataOf(
        await admin.viaGraphql<{ edges: { node: Reported }[] }>(
          '{ reports { edges { node { reason contractId company { slug name } } } } }',
        ),
      ).edges.map(({ node }) => ({ ...node, reason: node.reason.toLowerCase().replaceAll('_', '-') })),
  ],
];

describe.each(apis)('a report about rules, through %s', (_name, report, reports) => {
  it('names the company to admins and leaves the contract on the list', async () => {
    const { id } = await lease('Acme Reported');
    for (let n = 0; n < 4; n++)
      dataOf(
        await report(await product.member(), {
          ...{ targetType: 'contract', targetId: id, reason: 'rule-outdated' },
        }),
      );
    const found = (await reports()).filter(({ contractId }) => contractId === id);
    expect(found).toHaveLength(4);
    expect(found[0]).toMatchObject({
      ...{ reason: 'rule-outdated', company: { slug, name: 'Acme Reported' } },
    });
    expect(dataOf(await product.visitor().viaRest('GET', `/api/contracts/${id}`))).toMatchObject({
      ...{ status: 'active', forSale: true, underReview: false },
    });
  });

  it('needs a company whose rules are shown', async () => {
    const member = await product.member();
    for (const name of ['Nobody Knows It', 'Silent Leasing']) {
      const { id } = await lease(name);
      const input = { targetType: 'contract', targetId: id, reason: 'rule-outdated' };
      expect([name, await report(member, input)]).toMatchObject([
        name,
        { code: 'VALIDATION', fields: { reason: expect.any(String) } },
      ]);
    }
    const { id } = await lease('Acme Reported');
    const { id: messageId } = dataOf(
      await member.viaRest<{ id: string }>('POST', `/api/contracts/${id}/chat`, { message: 'Hello' }),
    );
    const input = { targetType: 'message', targetId: messageId, reason: 'rule-outdated' };
    expect(await report(await product.member(), input)).toMatchObject({ code: 'VALIDATION' });
  });

  it('only such a contract has a company', async () => {
    const { id } = await lease('Nobody Knows It');
    const member = await product.member();
    dataOf(await report(member, { targetType: 'contract', targetId: id, reason: 'other' }));
    expect((await reports()).find(({ contractId }) => contractId === id)).toMatchObject({ company: null });
  });
});
