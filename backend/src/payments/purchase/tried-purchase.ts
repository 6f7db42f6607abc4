import { IsNull, Not, type EntityManager } from 'typeorm';
import type { PaymentsMode } from '../payments.mode.js';
import { Purchase } from './purchase.entity.js';
import { PurchaseStatus } from './purchase.status.js';

/** The newest purchase of this mode that was paid and refunded; null if there is none. */
export const triedPurchase = (
  { manager }: { manager: EntityManager },
  mode: PaymentsMode,
): Promise<Pick<Purchase, 'id' | 'refundedAt'> | null> =>
  manager.findOne(Purchase, {
    select: { id: true, refundedAt: true },
    where: { mode, status: PurchaseStatus.REFUNDED, capturedAt: Not(IsNull()) },
    order: { createdAt: 'DESC' },
  });
