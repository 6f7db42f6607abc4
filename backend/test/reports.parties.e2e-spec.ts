import { expect, it } from '@jest/globals';
import { dataOf } from './support/lists.js';
import { admin, buyer, product, seller, startPayments } from './support/payments-stage.js';
import { begun, rest } from './support/transfers.js';

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
  expect(paused).toMatchObject({ pausedAt: expect.any(String), pauseReason: 'admin' });
  const [report] = dataOf(await admin.viaRest<{ id: string }[]>('GET', '/api/admin/reports?state=open'));
  expect(report).toMatchObject({ urgent: true, subjectEmail: seller.email, reporterEmail: buyer.email });
  const path = `/api/admin/reports/${report!.id}/resolve`;
  const hide = { uphold: true, action: 'hide', note: 'Asked for a wire' };
  expect(await admin.viaRest('POST', path, hide)).toMatchObject({ code: 'CONFLICT' });
  dataOf(await admin.viaRest('POST', path, { uphold: false }));
  dataOf(await rest.admin(admin, id, 'resume', { reason: 'It was a misunderstanding' }));
});
