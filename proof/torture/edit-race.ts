import { call, completion } from './calls.js';
import { apiOf, authorised, inTurn, pause, urlOf, type Seen } from './buying.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Stage } from './stage.js';

/**
 * A holder edits the monthly payment while a buyer with an authorized card completes the purchase, through two processes.
 * Either the buyer has the contract with the payment that they were shown and the edit is refused, or the edit is made and
 * the buyer is not charged.
 */
export async function editRace(stage: Stage, { rounds }: { rounds: number }): Promise<Seen> {
  // Five contracts each, far below the limit of 100 proposals per buyer.
  const people = await makePeople(stage.query, Math.ceil(rounds / 5), stage.sessionSecret);
  const sellers = await makePeople(stage.query, Math.ceil(rounds / 15), stage.sessionSecret);
  const contracts = (
    await Promise.all(
      sellers.map(async (seller) =>
        (await makeContracts(stage.query, seller, 15)).map((contract) => ({ contract, seller })),
      ),
    )
  )
    .flat()
    .slice(0, rounds);
  const figures = { rounds: contracts.length, bought: 0, edited: 0, oldTerms: 0 };
  const problems: string[] = [];
  await inTurn(contracts, async ({ contract, seller }, index) => {
    const buyer = people[index % people.length] as Buyer;
    const intent = await authorised(stage, buyer, contract, index);
    if (!intent) return problems.push(`${contract} could not be paid`);
    const price = 40_000 + index;
    const [edit, answer] = await Promise.all([
      pause(Math.random() * 20).then(() => edited(stage, seller, contract, price, index + 1)),
      pause(Math.random() * 20).then(() =>
        call(stage, urlOf(stage, index), completion(apiOf(index), buyer, intent)),
      ),
    ]);
    stage.answers.push({ intent, answer });
    const isBought = answer.code === 'COMPLETED';
    figures.bought += Number(isBought);
    figures.edited += Number(edit === 200);
    if (isBought && edit === 200) problems.push(`${contract} was sold and edited`);
    return undefined;
  });
  const [wrong] = await stage.query<{ count: number }>(
    `select count(*)::int as count from purchases p join contracts c on c.id = p.contract_id
     where p.contract_id = any($1) and p.captured_at is not null
       and (p.terms->>'monthlyPayment')::int <> c.monthly_payment`,
    [contracts.map(({ contract }) => contract)],
  );
  figures.oldTerms = wrong?.count ?? 0;
  return { figures, problems };
}

async function edited(stage: Stage, seller: Buyer, contract: string, price: number, index: number) {
  const response = await fetch(`${urlOf(stage, index)}/api/listings/${contract}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: seller.cookie },
    body: JSON.stringify({ monthlyPayment: price }),
  });
  return response.status;
}
