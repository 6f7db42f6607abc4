import type { Me } from '../boot/boot';

/** What the header shows of a member, as plain text: in a page that members share, the server leaves a slot for each. */
export interface ViewerTexts {
  /** "AB" for Ada Byron; without a name the first letter of the email address. */
  initials: string;
  /** The number of unread conversations in the mark beside the initials; empty without any. */
  unreadMark: string;
  /** What the mark says, for `aria-description`. */
  unreadText: string;
}

export const viewerTexts = (me: Me | null | undefined, unread = 0): ViewerTexts => ({
  initials: me ? initialsOf(me) : '',
  unreadMark: unread > 9 ? '9+' : unread > 0 ? String(unread) : '',
  unreadText: unread === 0 ? '' : unread === 1 ? '1 unread conversation' : `${unread} unread conversations`,
});

/** The first character, which may be two code units. */
const first = (text: string | null) => [...(text ?? '').trim()][0] ?? '';

const initialsOf = ({ firstName, lastName, email }: Me) =>
  (first(firstName) + first(lastName) || first(email)).toUpperCase();
