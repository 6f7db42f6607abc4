import { describe, expect, it } from '@jest/globals';
import { accepted, daysLater, does, shownTo } from '../../testing/transfers';
import { lookAt, otherSteps, stepFor } from './current-steps';
import { situationOf } from './situation';

const CONSENT = { doneOn: '2026-03-01', from: 'Acme Servicing' };
/** The seller gets the package, the buyer shows the money, and the title company searches. */
const parallel = does(accepted('mortgage'), 'admin', 'complete-step', { key: 'agreement', ...CONSENT });
const keys = (t: Parameters<typeof otherSteps>[0]) => {
  const { mine, waiting } = otherSteps(t);
  return { mine: mine.map(({ key }) => key), waiting: waiting.map(({ key }) => key) };
};

describe('several steps under way', () => {
  it('name one that is next for each reader, and apart from it what they can do and what waits', () => {
    const buyer = shownTo('buyer', parallel);
    expect(buyer.currentStep?.key).toBe('gap');
    expect(keys(buyer)).toEqual({ mine: [], waiting: ['package', 'title'] });
    expect(shownTo('holder', parallel).currentStep?.key).toBe('package');
    const both = shownTo('holder', accepted('mortgage'));
    expect(both.currentStep?.key).toBe('package');
    expect(keys(both)).toEqual({ mine: ['agreement'], waiting: [] });
  });

  it('are each shown with what can be done with them', () => {
    const buyer = shownTo('buyer', parallel);
    const title = lookAt(buyer, 'title');
    expect(situationOf(title).title).toBe('Title search and insurance');
    expect(situationOf(title).primary).toBe('complete');
    expect(situationOf(lookAt(buyer, 'package')).primary).toBeNull();
    expect(keys(title).waiting).toContain('package');
    expect(keys(title).mine).toEqual(['gap']);
    expect(title.allowedActions).toContain('WITHDRAW');
  });

  it('are shown no longer once they are closed', () => {
    const closed = does(parallel, 'buyer', 'complete-step', { key: 'title' });
    expect(lookAt(shownTo('buyer', closed), 'title').currentStep?.key).toBe('gap');
    expect(lookAt(shownTo('buyer', parallel), 'closing').currentStep?.key).toBe('gap');
  });

  it('end the transfer for the step that is late', () => {
    const at = daysLater(22);
    const late = does(parallel, 'clock', 'stall', {}, at);
    const buyer = shownTo('buyer', late, at);
    expect(stepFor(buyer, 'END_STALLED')?.key).toBe('package');
    expect(situationOf(buyer, at).lines.join(' ')).toContain('Grace may end the transfer');
    const titled = situationOf(lookAt(buyer, 'title'), at);
    expect(titled.lines).toContain('Another step of this transfer is more than a week late.');
    const pack = situationOf(lookAt(buyer, 'package'), at);
    expect(pack.lines.join(' ')).toContain('You may keep waiting, or end the transfer');
    const holder = situationOf(shownTo('holder', late, at), at);
    expect(holder.lines.join(' ')).toContain('Ada may end the transfer');
  });
});
