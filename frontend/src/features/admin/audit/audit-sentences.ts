import { stateName } from '@handover/domain/states';
import { contractKinds } from '../../../components/contract/contract-kinds';
import type { AdminAuditQuery } from '../../../generated/admin';
import { capitalized } from '../../../lib/format/capitalized';

export type AuditRowData = AdminAuditQuery['auditEntries']['edges'][number]['node'];

interface Sentence {
  /** In the filter. */
  label: string;
  /** Before the target. */
  start: string;
  /** After the target. */
  end?: string;
}

/** Every audited action as a sentence around the name of its target. */
export const sentences: Readonly<Record<string, Sentence>> = {
  'contract.update': { label: 'Contract changed', start: 'Changed the contract' },
  'contract.delete': { label: 'Contract deleted', start: 'Deleted the contract' },
  'contract.hide': { label: 'Contract hidden', start: 'Hid the contract' },
  'contract.unhide': { label: 'Contract shown again', start: 'Showed the contract', end: 'again' },
  'contract.clear': { label: 'Contract flags cleared', start: 'Cleared the flags of the contract' },
  'contract.approve': { label: 'Contract approved', start: 'Approved the contract' },
  'contract.send-back': { label: 'Contract sent back', start: 'Sent back the contract' },
  'message.hide': { label: 'Message hidden', start: 'Hid a message on' },
  'message.unhide': { label: 'Message shown again', start: 'Showed a message on', end: 'again' },
  'message.clear': { label: 'Message flags cleared', start: 'Cleared the flags of a message on' },
  'purchase.refund': { label: 'Fee refunded', start: 'Refunded the fee of' },
  'transfer.extend': { label: 'Step extended', start: 'Gave more days to the transfer of' },
  'transfer.complete-step': {
    label: 'Step done',
    start: 'Recorded a step of the transfer of',
    end: 'as done',
  },
  'transfer.skip-step': { label: 'Step skipped', start: 'Skipped a step of the transfer of' },
  'transfer.pause': { label: 'Transfer paused', start: 'Paused the transfer of' },
  'transfer.resume': { label: 'Transfer resumed', start: 'Resumed the transfer of' },
  'transfer.complete': { label: 'Transfer completed', start: 'Completed the transfer of' },
  'transfer.cancel': { label: 'Transfer cancelled', start: 'Cancelled the transfer of' },
  'transfer.fee': { label: 'Fee decided', start: 'Decided the fee of the transfer of' },
  'transfer.read-thread': {
    label: 'Private messages read',
    start: 'Read the private messages of the transfer of',
  },
  'transfer.read-contacts': {
    label: 'Contact details read',
    start: 'Read the contact details of the transfer of',
  },
  'user.make-admin': { label: 'Admin added', start: 'Made', end: 'an admin' },
  'user.set-roles': { label: 'Roles set', start: 'Set the roles of' },
  'user.suspend': { label: 'Member suspended', start: 'Suspended' },
  'user.reinstate': { label: 'Member reinstated', start: 'Reinstated' },
  'user.export': { label: 'Data exported', start: 'Exported the data of' },
  'user.delete': { label: 'Account deleted', start: 'Deleted the account of' },
  'contact-request.mark': { label: 'Contact request marked', start: 'Marked' },
  'contact-request.reply': { label: 'Contact request answered', start: 'Replied to' },
  'canned-answer.save': { label: 'Canned answer saved', start: 'Saved the canned answer' },
  'canned-answer.delete': { label: 'Canned answer deleted', start: 'Deleted the canned answer' },
  'note.add': { label: 'Note added', start: 'Added an internal note' },
  'note.delete': { label: 'Note deleted', start: 'Deleted an internal note' },
  'organisation.approve': { label: 'Organization approved', start: 'Approved an organization' },
  'organisation.close': { label: 'Organization closed', start: 'Closed an organization' },
  'token.create': { label: 'API token created', start: 'Created an API token' },
  'token.rotate': { label: 'API token rotated', start: 'Gave an API token a new secret' },
  'token.revoke': { label: 'API token revoked', start: 'Revoked an API token' },
  'list.download': { label: 'List downloaded', start: 'Downloaded the list of' },
  'report.resolve': { label: 'Report resolved', start: 'Resolved' },
  'availability.set': { label: 'State rule changed', start: 'Changed the rule for' },
  'rule.publish': { label: 'Rule published', start: 'Published in the rule book:' },
  'rule.retire': { label: 'Retired from the rule book', start: 'Retired from the rule book:' },
  'rule.import': { label: 'Rules imported', start: 'Imported' },
  'rule.resolve-observation': { label: 'Observation decided', start: 'Decided an observation about' },
  'rule.merge': { label: 'Merged in the rule book', start: 'Merged in the rule book:' },
  'claim.confirm': { label: 'Claim confirmed', start: 'Confirmed that', end: 'is true' },
  'claim.withdraw': { label: 'Claim not confirmed', start: 'No longer confirmed that', end: 'is true' },
  'launch.waive': { label: 'Launch check waived', start: 'Waived the launch check' },
  'launch.unwaive': { label: 'Waiver taken back', start: 'Took back the waiver of the launch check' },
  'launch.review-states': { label: 'States reviewed', start: 'Reviewed the rules by state:' },
  'launch.receive-mail': { label: 'Test email received', start: 'Received the test email:' },
  'legal-text.save': { label: 'Legal text saved', start: 'Saved the draft of the legal text' },
  'legal-text.publish': { label: 'Legal text published', start: 'Published the legal text' },
  'setting.create': { label: 'Setting created', start: 'Created the setting' },
  'setting.update': { label: 'Setting changed', start: 'Changed the setting' },
  'setting.delete': { label: 'Setting deleted', start: 'Deleted the setting' },
};

export const sentenceOf = (action: string): Sentence =>
  sentences[action] ?? { label: action, start: `${action}:` };

/** The name of what an action was done to, and where it is now unless it is gone. */
export function targetOf(entry: AuditRowData): { text: string; to?: string } {
  const { targetType, targetId, user, contract, message, purchase, transfer } = entry;
  if (contract) return { text: quoted(contract.title), to: `/contracts/${contract.id}` };
  if (message) return { text: quoted(message.contractTitle), to: `/contracts/${message.contractId}` };
  if (purchase) return { text: quoted(purchase.contractTitle), to: `?tab=sales&q=${purchase.id}` };
  if (transfer)
    return {
      text: transfer.purchase ? quoted(transfer.purchase.contractTitle) : 'a contract',
      to: `?tab=sales&show=all&q=${transfer.id}`,
    };
  if (user) return { text: nameOf(user), to: `?tab=users&q=${user.id}` };
  switch (targetType) {
    case 'setting':
      return { text: targetId, to: `?tab=settings&q=${encodeURIComponent(targetId)}` };
    case 'availability':
      return placeOf(targetId);
    case 'rule':
      return { text: ruleOf(entry), to: `?tab=rules&about=${targetId}` };
    case 'claim':
      return { text: quoted(claimText(entry)), to: '?tab=content' };
    case 'launch':
      return { text: capitalized(targetId.replaceAll('-', ' ')), to: '?tab=launch' };
    case 'legal-text':
      return { text: targetId, to: `?tab=legal&text=${targetId}` };
    case 'contact-request':
      return { text: 'a contact request', to: `?tab=requests&q=${targetId}` };
    case 'canned-answer':
      return { text: quoted(lastTitleOf(entry)), to: '?tab=requests' };
    case 'report':
      return { text: 'a report', to: '?tab=reports' };
    case 'list':
      return { text: targetId, to: `?tab=${targetId}` };
    case 'contract':
      return { text: quoted(lastTitleOf(entry)) };
    case 'message':
      return { text: 'a deleted contract' };
    default:
      return { text: 'a deleted account' };
  }
}

/** "NY/apartment" */
function placeOf(targetId: string): { text: string; to: string } {
  const [state = '', slug = ''] = targetId.split('/');
  const label = contractKinds.find((kind) => kind.slug === slug)?.label ?? slug;
  return {
    text: `${label} in ${stateName(state)}`,
    to: `?tab=states&q=${encodeURIComponent(stateName(state))}`,
  };
}

/** The name of a company, program or state, or the type of contracts of its rule. */
function ruleOf({ before, after }: AuditRowData): string {
  const { name, type } = { ...fieldsOf(after), ...fieldsOf(before) };
  const label = contractKinds.find(({ slug }) => slug === type)?.label ?? 'contracts';
  return typeof name === 'string' ? name : `a rule about ${label}`;
}

const quoted = (title: string) => `“${title}”`;

const nameOf = ({ firstName, lastName, email }: NonNullable<AuditRowData['user']>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** The first of the texts that an entry about a claim quotes. */
const claimText = ({ before, after, targetId }: AuditRowData) => {
  const { texts } = { ...fieldsOf(before), ...fieldsOf(after) } as { texts?: string };
  return texts?.split('\n')[0] ?? targetId;
};

/** The trail keeps the texts of a deleted contract, unless its holder's account was deleted too. */
const lastTitleOf = ({ before, after, targetId }: AuditRowData) => {
  const { title } = { ...fieldsOf(before), ...fieldsOf(after) };
  return typeof title === 'string' ? title : targetId;
};

/** Who did it: a name, an email address, or nothing but the fact that the account is gone. */
export const actorOf = ({ actor, actorEmail }: AuditRowData): string =>
  actor.name ?? (actorEmail.endsWith('@deleted.invalid') ? 'a deleted account' : actorEmail);

interface Change {
  field: string;
  before?: string;
  after?: string;
}

/** The fields that differ; all of them if there was or is nothing to compare with. */
export function changesOf({ before, after }: Pick<AuditRowData, 'before' | 'after'>): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({
      field: wordsOf(field),
      ...(field in old && { before: textOf(field, old[field]) }),
      ...(field in now && { after: textOf(field, now[field]) }),
    }))
    .filter((change) => change.before !== change.after);
}

const fieldsOf = (json: string | null) => (json ? (JSON.parse(json) as Record<string, unknown>) : {});

const wordsOf = (field: string) => capitalized(field.replace(/([A-Z])/g, ' $1').toLowerCase());

/** Amounts of money are stored in cents. */
const CENTS = new Set(['monthlyPayment', 'amount', 'transferFee']);

function textOf(field: string, value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return value.length ? value.map(String).join(', ') : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && CENTS.has(field)) return `$${(value / 100).toFixed(2)}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
