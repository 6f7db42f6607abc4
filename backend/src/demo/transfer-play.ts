import { newsOf, type News } from '@handover/domain/notifications/transfer-news';
import { ACCEPT_HOURS_RANGE } from '@handover/domain/transfers/accept-hours';
import { addDays, dayOf } from '@handover/domain/days';
import { otherOf, type TransferActor } from '@handover/domain/transfers/transfer-life';
import { move, outcomeOf, type Outcome } from '@handover/domain/transfers/transfer-moves';
import { stepOf } from '@handover/domain/transfers/transfer-rules';
import { currentStep, newTransfer, type TransferState } from '@handover/domain/transfers/transfer-state';
import { isBound, templateOf } from '@handover/domain/transfers/transfer-steps';
import { DAY } from './compose.js';
import { CONSENT_FROM, type Act, type Story } from './transfer-stories.js';

export interface Played {
  state: TransferState;
  /** What the last act asks of money and contract, if it ended the transfer. */
  outcome: Outcome | null;
  events: { at: string; by: TransferActor; action: string; stepKey: string | null; note: string | null }[];
  /** What the parties were told, and when. */
  news: (News & { at: string })[];
  /** When the last thing happened. */
  at: string;
}

/** Days that one step takes, and days until the other party confirms it. */
const PACE = { step: 2, word: 0.4 };

/** Plays a story from its beginning with the rules of the product, so that the result is what they lead to. */
function play({ type, until, acts }: Story, start: string): Played {
  const state = newTransfer(type, {}, start, ACCEPT_HOURS_RANGE.usual);
  const played: Played = { state, outcome: null, events: [], news: [], at: start };
  const note = (
    before: TransferState | null,
    by: TransferActor,
    action: string,
    text: string | null = null,
    stepKey: string | null = null,
  ) => {
    const { at } = played;
    played.events.push({ at, by, action, stepKey, note: text });
    played.news.push(...newsOf(before, played.state, by).map((news) => ({ ...news, at })));
  };
  const act = (...[days, by, action, more]: Act) => {
    const before = played.state;
    const asked = { action, by, ...more };
    const key = stepOf(before, asked, addDays(played.at, days))?.key;
    played.at = addDays(played.at, days);
    played.state = move(before, asked, played.at);
    played.outcome = outcomeOf(played.state, asked);
    note(before, by, action, more?.note, key);
  };
  note(null, 'provider', 'begin');
  if (until !== null) {
    act(PACE.word, 'buyer', 'accept');
    act(PACE.word, 'holder', 'accept');
    for (let step = currentStep(played.state); step && step.key !== until; step = currentStep(played.state)) {
      const { actor, closes } = templateOf(type, step.key);
      const by = actor === 'buyer' ? 'buyer' : 'holder';
      const doneOn = dayOf(addDays(played.at, PACE.step));
      const consent = isBound(type, step.key, {}) && { from: CONSENT_FROM[type] };
      act(PACE.step, by, 'complete-step', { key: step.key, doneOn, ...consent });
      if (closes === 'both') act(PACE.word, otherOf(by), 'confirm-step', { key: step.key });
    }
  }
  for (const one of acts) act(...one);
  return played;
}

/** The story with its last act `ago` days before now. */
export function playUntilNow(story: Story, now: number): Played {
  const dry = play(story, new Date(0).toISOString());
  return play(story, new Date(now - story.ago * DAY - Date.parse(dry.at)).toISOString());
}
