import { afterEach, describe, expect, it } from '@jest/globals';
import { restApi, apis as adminApis } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { rest as moderation } from '../support/moderation-apis.js';
import { apis as payments } from '../support/payments.js';
import { admin, buyer, product, purchaseOf, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Person } from '../support/person.js';
import { addApp } from '../support/second-factor.js';
import { RawSocket } from '../support/sockets.js';
import { threadApis, watchTransfer } from '../support/transfer-threads.js';
import { begun, rest } from '../support/transfers.js';

startPayments();

const reason = 'It was a misunderstanding';
const sockets: RawSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.stop();
});

describe('colleagues', () => {
  it('are suspended and reinstated by admins only, and an admin by no one', async () => {
    const [moderator, finance] = [await product.staff('moderator'), await product.staff('finance')];
    const why = 'Left the team';
    for (const id of [finance.id, admin.id, moderator.id])
      expect(await moderation.suspend(moderator, id, why)).toMatchObject({ code: 'CONFLICT' });
    dataOf(await moderation.suspend(admin, finance.id, why));
    expect(await moderation.reinstate(moderator, finance.id)).toMatchObject({ code: 'CONFLICT' });
    dataOf(await moderation.reinstate(admin, finance.id));
    expect(await moderation.suspend(admin, admin.id, why)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a role that is taken', () => {
  it('ends what its sockets hear', async () => {
    const { id } = await begun(seller, buyer);
    const moderator = await product.staff('moderator');
    const socket = await RawSocket.open(product.url, { person: moderator });
    sockets.push(socket);
    await watchTransfer(socket, id);
    const [, thread] = threadApis[0]!;
    dataOf(await thread.send(buyer, id, 'Hello'));
    await socket.untilMessages(1, 'm');
    // support reads the transfer, but not what its parties write to each other
    dataOf(await restApi.setRoles(admin, moderator.id, ['support']));
    dataOf(await thread.send(buyer, id, 'Are you there?'));
    expect(await socket.codeOf('m')).toBe('FORBIDDEN');
    expect(socket.messages('m')).toHaveLength(1);
    dataOf(await rest.step(seller, id, 'ask-lessor', 'complete'));
    await socket.untilMessages(1, 'c');
    dataOf(await restApi.setRoles(admin, moderator.id, []));
    dataOf(await rest.admin(admin, id, 'pause', { reason }));
    expect(await socket.codeOf('c')).toBe('FORBIDDEN');
  });

  it('is checked again in the transaction of the decision', async () => {
    const moderator = await product.staff('moderator');
    const victim = await product.member();
    const [outcome] = await Promise.all([
      moderation.suspend(moderator, victim.id, 'Asked for a wire'),
      restApi.setRoles(admin, moderator.id, []),
    ]);
    // one after the other, in either order
    expect(outcome.code ?? 'ok').toMatch(/^(ok|FORBIDDEN)$/);
    expect(await moderation.suspend(moderator, victim.id, 'Again')).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a second factor that admins need', () => {
  it('is needed by all staff, and opens what their roles open', async () => {
    const key = 'require_admin_second_factor';
    const moderator = await product.staff('moderator');
    dataOf(await admin.viaRest('POST', '/api/admin/settings', { key, value: 'true' }));
    try {
      for (const path of ['/api/admin/reports', '/api/admin/purchases'])
        expect((await moderator.rest('GET', path)).body).toMatchObject({
          code: 'FORBIDDEN',
          details: { reason: 'SECOND_FACTOR_SETUP' },
        });
      expect((await moderator.rest('GET', '/api/auth/user')).body).toMatchObject({
        roles: [],
        isAdmin: false,
      });
      expect((await moderator.rest('GET', '/api/user/security')).body).toMatchObject({ setupRequired: true });
      expect((await seller.rest('GET', '/api/user/security')).body).toMatchObject({ setupRequired: false });
      await addApp(moderator);
      expect((await moderator.rest('GET', '/api/admin/reports')).status).toBe(200);
      expect((await moderator.rest('GET', '/api/admin/purchases')).body).toEqual({
        ...{ code: 'FORBIDDEN', error: "You don't have permission to do this." },
      });
    } finally {
      await product.database.query('delete from settings where key = $1', [key]);
    }
  });

  it('or a password is asked for again before a refund by finance and before roles are set', async () => {
    const finance = await product.staff('finance');
    const { intent } = await begun(seller, buyer);
    const { id } = (await purchaseOf(intent))!;
    const old = (person: Person) =>
      product.database.query(
        `update sessions set proved_at = now() - interval '16 minutes' where sess #>> '{passport,user}' = $1`,
        [person.id],
      );
    await old(finance);
    for (const [, api] of payments)
      expect(await api.refund(finance, id, reason)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect((await finance.rest('GET', '/api/admin/purchases.csv')).body).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    const other = await product.admin();
    await old(other);
    for (const api of adminApis)
      expect(await api.setRoles(other, seller.id, ['support'])).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect((await finance.rest('POST', '/api/user/step-up', { password: PASSWORD })).status).toBe(200);
    dataOf(await payments[0]![1].refund(finance, id, reason));
    const [entry] = dataOf(await restApi.audit(admin, { action: 'purchase.refund' })).items;
    expect(entry).toMatchObject({ actorId: finance.id, targetId: id });
  });
});
