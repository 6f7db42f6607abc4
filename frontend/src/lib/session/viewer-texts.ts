import type { MeQuery } from '../../generated/boot';

export type Me = NonNullable<MeQuery['me']>;

/** The signed-in user and what they have not read; `undefined` means still loading. */
export interface Viewer {
  me?: Me | null;
  /** How many conversations of the viewer have unread messages; 0 for visitors. */
  unreadConversations?: number;
  /** How many notifications of the viewer are unread; 0 for visitors. */
  unreadNotifications?: number;
}

/**
 * What the header shows of a member, as plain text. In a page that members share, the server leaves a slot for each.
 */
export interface ViewerTexts {
  /** "AB" for Ada Byron; without a name the first letter of the email address. */
  initials: string;
  /** The number of unread conversations in the mark beside the initials; empty without any. */
  unreadMark: string;
  /** The mark in words, for `aria-description`. */
  unreadText: string;
  /** The number of unread notifications in the mark of the bell; empty without any. */
  bellMark: string;
  bellText: string;
}

export const viewerTexts = ({
  me,
  unreadConversations = 0,
  unreadNotifications = 0,
}: Viewer): ViewerTexts => ({
  initials: me ? initialsOf(me) : '',
  unreadMark: markOf(unreadConversations),
  unreadText: textOf(unreadConversations, 'conversation'),
  bellMark: markOf(unreadNotifications),
  bellText: textOf(unreadNotifications, 'notification'),
});

const markOf = (count: number) => (count > 9 ? '9+' : count > 0 ? String(count) : '');
const textOf = (count: number, what: string) =>
  count === 0 ? '' : `${count} unread ${what}${count === 1 ? '' : 's'}`;

/** The first character, which may be two code units. */
const first = (text: string | null) => [...(text ?? '').trim()][0] ?? '';

const initialsOf = ({ firstName, lastName, email }: Me) =>
  (first(firstName) + first(lastName) || first(email)).toUpperCase();
