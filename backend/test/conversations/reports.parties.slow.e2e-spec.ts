import { expect, it } from '@jest/globals';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { begun, rest } from '../support/transfers.js';

startPayments();

it('pauses a transfer whose party is reported because they ask for money', async () => {
  const { id } = await begun(seller, buyer);
  const stranger = await product.member();
  const party = { targetType: 'party', targetId: id, reason: 'asks-for-money' };
  expect(await stranger.viaRest('POST', '/api/reports', party)).toMatchObject({ code: 'NOT_FOUND' });
  // by the id of the other party, who is found in their newest transfer
  expect(
    dataOf(await buyer.viaRest('POST', '/api/reports', { ...party, targetId: seller.id })),
  ).toMatchObject({ targetType: 'party', targetId: id });
  expect(await buyer.viaRest('POST', '/api/reports', party)).toMatchObject({ code: 'CONFLICT' });
  const paused = dataOf(await buyer.viaRest<{ pauseReason: string }>('GET', `/api/transfers/${id}`));
  expect(paused).toMatchObject({ pausedAt: expect.any(String), pauseReason: 'report' });
  const [report] = dataOf(await admin.viaRest<{ id: string }[]>('GET', '/api/admin/reports?state=open'));
  expect(report).toMatchObject({ urgent: true, subjectEmail: seller.email, reporterEmail: buyer.email });
  const path = `/api/admin/reports/${report!.id}/resolve`;
  const hide = { uphold: true, action: 'hide', note: 'Asked for a wire' };
  expect(await admin.viaRest('POST', path, hide)).toMatchObject({ code: 'CONFLICT' });
  dataOf(await admin.viaRest('POST', path, { uphold: false }));
  const resumed = dataOf(await buyer.viaRest<{ pausedAt: null }>('GET', `/api/transfers/${id}`));
  expect(resumed).toMatchObject({ pausedAt: null, pauseReason: null });
  const [entry] = dataOf(await admin.viaRest<object[]>('GET', '/api/admin/audit?action=transfer.resume'));
  expect(entry).toMatchObject({ targetType: 'transfer', targetId: id });
});

it('leaves a transfer paused that an admin has paused after the report, and a sold contract sold', async () => {
  const { id } = await begun(seller, buyer);
  const party = { targetType: 'party', targetId: id, reason: 'asks-for-money' };
  const report = dataOf(await buyer.viaRest<{ id: string }>('POST', '/api/reports', party));
  dataOf(await rest.admin(admin, id, 'resume', { reason: 'It was a misunderstanding' }));
  dataOf(await rest.admin(admin, id, 'pause', { reason: 'The lender has asked for it' }));
  const path = `/api/admin/reports/${report.id}/resolve`;
  const off = { uphold: true, action: 'off-market', note: 'Not a lease' };
  expect(await admin.viaRest('POST', path, off)).toMatchObject({
    code: 'CONFLICT',
    message: 'Only an active contract can be taken off the market.',
  });
  dataOf(await admin.viaRest('POST', path, { uphold: false }));
  const after = dataOf(await buyer.viaRest<{ pausedAt: string }>('GET', `/api/transfers/${id}`));
  expect(after).toMatchObject({ pausedAt: expect.any(String) });
});
