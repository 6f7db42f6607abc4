import { newTransfer, type StepState, type TransferState } from '@handover/domain/transfers/transfer-state';
import { describe, expect, it } from '@jest/globals';
import { ofTransfer } from './webhook-sources.js';

const TRANSFER = { id: 't', contractId: 'c', sellerId: 's', buyerId: 'b' };
const begun = newTransfer('car-lease', {}, '2026-03-01T12:00:00.000Z', 48);

const withFirst = (change: Partial<StepState>): TransferState => ({
  ...begun,
  steps: begun.steps.map((step, index) => (index === 0 ? { ...step, ...change } : step)),
});

describe('what webhooks are told of a transfer', () => {
  it('is each step that changed its status, from the beginning on', () => {
    expect(ofTransfer(TRANSFER, null, begun)).toEqual({
      ...{ owners: ['s', 'b'], event: 'transfer.step', contractId: 'c' },
      facts: { transferId: 't', status: 'proposed', steps: [{ key: 'accept', status: 'current' }] },
    });
    expect(ofTransfer(TRANSFER, begun, withFirst({ status: 'done' }))).toMatchObject({
      facts: { steps: [{ key: 'accept', status: 'done' }] },
    });
  });

  it('is nothing of days, notes and words, which are between the parties', () => {
    const said = { note: 'private', expectedOn: '2026-04-01', holderSaidAt: '2026-03-02T12:00:00.000Z' };
    expect(ofTransfer(TRANSFER, begun, withFirst(said))).toBeNull();
    const told = JSON.stringify(ofTransfer(TRANSFER, begun, withFirst({ ...said, status: 'done' })));
    expect(told).not.toContain('private');
  });

  it.each([
    ['completed', 'transfer.completed'],
    ['cancelled', 'transfer.ended'],
  ] as const)('is once that it is %s', (status, event) => {
    const after: TransferState = { ...withFirst({ status: 'done' }), status };
    expect(ofTransfer(TRANSFER, begun, after)).toMatchObject({ event, facts: { transferId: 't', status } });
    expect(ofTransfer(TRANSFER, after, { ...after, feeOutcome: 'refund' })).toBeNull();
  });
});
