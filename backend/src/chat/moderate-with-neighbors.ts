import { moderate } from '../moderation/moderate.js';
import { splitPartsIn, type Sent } from '../moderation/detection/split-contacts.js';

/** Moderates the `own` one of a sender's messages; null if it is not part of a contact that is split over several. */
export function moderateWithNeighbors(messages: readonly (Sent & { own: boolean })[]) {
  const own = messages.findIndex((message) => message.own);
  const message = messages[own];
  const parts = message ? splitPartsIn(messages, own) : [];
  return message && parts.length > 0 ? moderate(message.message, parts) : null;
}
