import { styled } from '@mui/material/styles';
import { useUnread } from '../lib/session/useUnread';

const Mark = styled('span')({
  position: 'absolute',
  top: -6,
  right: -7,
  display: 'grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  paddingInline: 4,
  borderRadius: 99,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  color: '#14231e',
  backgroundColor: 'var(--mui-palette-amber-main)',
  boxShadow: '0 0 0 2px var(--mui-palette-background-default)',
  // Not text of the element: the name of a button has to contain its visible text.
  '&::before': { content: 'attr(data-unread)' },
});

/**
 * The number of unread conversations, in the corner of the positioned element it stands in. The link around it keeps its
 * name; `useUnreadText` gives it a description.
 */
export function UnreadMark() {
  const unread = useUnread();
  return unread > 0 ? <Mark aria-hidden data-unread={unread > 9 ? '9+' : unread} /> : null;
}

/** What the mark says, for `aria-description`. */
export function useUnreadText(): string | undefined {
  const unread = useUnread();
  if (unread === 0) return undefined;
  return unread === 1 ? '1 unread conversation' : `${unread} unread conversations`;
}
