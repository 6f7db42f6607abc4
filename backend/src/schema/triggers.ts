/** A trigger that the product relies on. */
interface Trigger {
  name: string;
  table: string;
  /** Its function, which is in schema/functions. */
  function: string;
  /** The module whose rule it is. */
  owner: string;
  reason: string;
}

/**
 * All triggers of the database. A rule is one only where it saves a round trip of a hot path; elsewhere it is a statement in the
 * transaction of the owning module. triggers.e2e-spec.ts compares the list with the database, and table-owners.spec.ts the tables
 * that their functions name with those of the owner.
 */
export const triggers: readonly Trigger[] = [
  {
    name: 'contracts_fed',
    table: 'contracts',
    function: 'contract_feed_marked',
    owner: 'business',
    reason:
      'Marks a changed contract for the feed, whoever changes it: status, terms, masked texts, covers, reservations. One ' +
      'that was missed would be wrong at the readers of the feed for ever.',
  },
  {
    name: 'contracts_listed',
    table: 'contracts',
    function: 'contracts_listed',
    owner: 'business',
    reason:
      'New contracts enter the feed, and the outbox of webhooks, in the statement that inserts them (docs/adr/0032).',
  },
  {
    name: 'contracts_search_filled',
    table: 'contracts',
    function: 'contracts_search',
    owner: 'contracts',
    reason:
      'Computes search, brand and available_from in the statement that inserts or masks a contract. As generated columns, ' +
      'each change of an expression would rewrite the table.',
  },
  {
    name: 'contracts_unfed',
    table: 'contracts',
    function: 'contract_feed_marked',
    owner: 'business',
    reason: 'A deleted contract leaves the feed, whoever deletes it.',
  },
  {
    name: 'conversations_read',
    table: 'conversations',
    function: 'notifications_of_thread_read',
    owner: 'notifications',
    reason:
      'Marks the notifications of a thread as read when a member reads the thread or writes to it: a read has one statement, ' +
      'and a message too.',
  },
  {
    name: 'listing_questions_told',
    table: 'listing_questions',
    function: 'webhook_questions',
    owner: 'business',
    reason: 'A question is an event for the webhooks of the holder, in the round trip of the message.',
  },
  {
    name: 'messages_followed',
    table: 'messages',
    function: 'conversations_follow',
    owner: 'chat',
    reason: 'Writes the conversations of a thread in the round trip of the message (docs/adr/0015).',
  },
  {
    name: 'messages_notify',
    table: 'messages',
    function: 'notifications_of_messages',
    owner: 'notifications',
    reason: 'Writes the notifications of a message in its round trip (docs/adr/0020).',
  },
  {
    name: 'messages_question',
    table: 'messages',
    function: 'listing_questions_of_messages',
    owner: 'listings',
    reason:
      'Opens and answers the question of a listing in the round trip of the message. The answer keeps the contract fresh, ' +
      'whose row the message has locked.',
  },
];

/** The owners of functions that triggers and statements call. */
export const calledFunctions: Readonly<Record<string, string>> = { webhook_event: 'business' };
