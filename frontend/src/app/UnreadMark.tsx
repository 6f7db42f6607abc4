import { styled } from '@mui/material/styles';
import { useViewerTexts } from '../lib/session/useViewerTexts';

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
  '&[data-unread=""]': { display: 'none' },
  // Not text of the element: the name of a button has to contain its visible text.
  '&::before': { content: 'attr(data-unread)' },
});

/**
 * The number of unread conversations, in the corner of the positioned element it stands in. The link around it keeps its
 * name and has the text as its description. Without any it is there and hidden, so that all members' headers are alike.
 */
export const UnreadMark = () => <Mark aria-hidden data-unread={useViewerTexts().unreadMark} />;
