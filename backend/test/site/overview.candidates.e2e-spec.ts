import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { applied, rest as candidates } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

/* The figures about candidates in the overview of admins. */

let product: TestApp;
let admin: Person;
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  product = await startApp();
  [admin, seller, buyer] = [await product.admin(), await product.member(), await product.member()];
});
afterAll(() => product.stop());

const rows = (text: string, values: unknown[]) => product.database.query(text, values);

interface Figures {
  applications: number;
  candidatesChosen: number;
  boughtFromLine: number;
  nextBuyers: number;
}
const FIGURES = 'applications candidatesChosen boughtFromLine nextBuyers';
interface Overview {
  current: Figures;
}

/** Over both APIs, which say the same. */
async function figuresNow(): Promise<Figures> {
  const [overRest, overGraphql] = [
    dataOf(await admin.viaRest<Overview>('GET', '/api/admin/overview?days=7')),
    dataOf(await admin.viaGraphql<Overview>(`{ overview(days: 7) { current { ${FIGURES} } } }`)),
  ];
  expect(overRest.current).toMatchObject({ ...overGraphql.current });
  return overGraphql.current;
}

/** A transfer of a contract that failed some days ago, or one that has just begun. */
const transferOf = (contractId: string, failedDaysAgo: number | null) =>
  rows(
    `with sale as (
       insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, captured_at)
       values ($1, 'A lease', $2, $3, 2500, 'sandbox', 'refunded', now()) returning id)
     insert into transfers (purchase_id, contract_id, buyer_id, seller_id, type, status, created_at, cancelled_at,
         completed_at, end_reason)
       select id, $1, $2, $3, 'car-lease', case when $4::int is null then 'completed' else 'cancelled' end,
         now() - case when $4::int is null then interval '0' else interval '20 days' end,
         now() - $4::int * interval '1 day', case when $4::int is null then now() end,
         case when $4::int is not null then 'not-approved' end from sale`,
    [contractId, buyer.id, seller.id, failedDaysAgo],
  );

it('counts applications, choices, what candidates bought, and the next buyers after failed transfers', async () => {
  expect(await figuresNow()).toEqual({
    ...{ applications: 0, candidatesChosen: 0, boughtFromLine: 0, nextBuyers: 0 },
  });
  const { id } = await listContract(seller);
  const chosen = await applied(buyer, id);
  await applied(await product.member(), id);
  dataOf(await candidates.choose(seller, chosen));
  await rows(`update applications set status = 'bought', decided_at = now() where id = $1`, [chosen]);
  // bought again after 3 days, and after 9
  for (const daysAgo of [3, 9]) {
    const { id: again } = await listContract(seller);
    await transferOf(again, daysAgo);
    await transferOf(again, null);
  }
  expect(await figuresNow()).toEqual({
    ...{ applications: 2, candidatesChosen: 1, boughtFromLine: 1, nextBuyers: 1 },
  });
});
