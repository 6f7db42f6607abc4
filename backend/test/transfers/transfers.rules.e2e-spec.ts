import { beforeAll, describe, expect, it } from '@jest/globals';
import { rest as rules, type RuleWords, type SubjectShown } from '../support/contracts/rules.js';
import { dataOf } from '../support/lists.js';
import { admin, buyer, seller, startPayments } from '../support/payments-stage.js';
import { apis, begun, stepOf, type TransferShown } from '../support/transfers.js';

startPayments();

let texas: SubjectShown;
const publish = async (values: object) => {
  const words: RuleWords = { values, sourceName: 'texas.example' };
  dataOf(await rules.publish(admin, dataOf(await rules.saveRule(admin, texas.id, words))));
};
beforeAll(async () => {
  const state = { kind: 'state', slug: 'texas', name: 'Texas', types: ['car-lease'] };
  texas = dataOf(await rules.save(admin, state));
});

const shownIn = (transfer: TransferShown, key: string) => {
  const step = stepOf(transfer, key);
  return { lines: step?.ruleLines.map(({ text }) => text), usual: step?.usual, dueDays: step?.dueDays };
};

describe.each(apis)('the rules of the day on which a transfer begins, through %s', (_name, api) => {
  it('are in its steps, and stay when the rule book changes', async () => {
    await publish({ howToStart: 'Call the transfer desk.', decisionDaysMin: 3, decisionDaysMax: 5 });
    const { id } = await begun(seller, buyer);
    const asked = { lines: ['How to start: Call the transfer desk.'], usual: '1–5 days', dueDays: 7 };
    const decided = { lines: ['Decision: 3 to 5 days'], usual: '3–5 days', dueDays: 7 };
    for (const member of [seller, buyer]) {
      const transfer = dataOf(await api.get(member, id));
      expect(shownIn(transfer, 'ask-lessor')).toEqual(asked);
      expect(shownIn(transfer, 'consent')).toEqual(decided);
      expect(shownIn(transfer, 'apply').lines).toEqual([]);
    }

    await publish({ howToStart: 'Write a letter.', decisionDaysMax: 10 });
    expect(shownIn(dataOf(await api.get(seller, id)), 'ask-lessor')).toEqual(asked);
    const later = await begun(seller, buyer);
    const transfer = dataOf(await api.get(seller, later.id));
    expect(shownIn(transfer, 'ask-lessor').lines).toEqual(['How to start: Write a letter.']);
    expect(shownIn(transfer, 'consent')).toMatchObject({ usual: 'up to 10 days', dueDays: 12 });
  });
});
